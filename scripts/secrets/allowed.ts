/** What looks like a secret and is none, letter by letter, each with its reason. */
export const allowed: ReadonlyMap<string, string> = new Map([
  ['smtp://user:password@', 'how the setting of a mail server is written'],
  ['postgres://user:password@', 'how the setting of a database is written'],
  ['mysql://cook:hunter2@', 'a refused setting in a test'],
  ['http://cook:hunter2@', 'a refused setting in a test'],
  ['postgres://cook:hunter2@', 'a setting of a test, which must not come back in an error'],
  ['http://user:secret@', 'a refused address in a test'],
  ['http://user:pass@', 'a refused address in a test'],
  ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'the secret of the examples in RFC 6238'],
  ['STRIPE_KEY=sk_live_hunter2', 'a setting of a test, which must not come back in an error'],
  ['https://oauth2.googleapis.com/token', 'a public address'],
  ['https://github.com/login/oauth/access_token', 'a public address'],
  ['sk-test-very-secret', 'the key that a stand-in for the provider is given'],
  ['sk-test-of-the-journeys', 'the key that a stand-in for the provider is given'],
  ['/root/.npmrc', 'where an image mounts the settings of npm while it is built'],
  [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-',
    'the digits of a code for bytes, in a package',
  ],
  [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    'the digits of a code for bytes, in a package',
  ],
  ['yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'the keys and the message of RFC 8291’s example'],
  ['q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'the keys and the message of RFC 8291’s example'],
  [
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'the keys and the message of RFC 8291’s example',
  ],
  [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'the keys and the message of RFC 8291’s example',
  ],
])
