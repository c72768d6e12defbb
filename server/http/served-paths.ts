/** What is no file and no page of the site; `npm run dev` passes the same on to the backend. */
export const servedPaths = {
  api: /^\/(auth|rest|functions|storage)\/v1(\/|$)/,
  own: /^\/(healthz|readyz|larder\.json)$/,
  testCheckout: /^\/test-checkout\//,
  outbox: /^\/outbox$/,
} as const
