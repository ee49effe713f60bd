func.func private @arguments() attributes {
  ttl.a = #ttl.external_template_arg<signed_integer, -3>,
  ttl.b = #ttl.external_template_arg<unsigned_integer, 3>,
  ttl.c = #ttl.external_template_arg<boolean, 1>,
  ttl.d = #ttl.external_template_arg<dfb_index, 0>,
  ttl.e = #ttl.external_template_arg<dfb_descriptor, 2>
}
