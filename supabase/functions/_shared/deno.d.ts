/** All that we ask of Deno by name; the rest is the web's, or Node's. */
declare namespace Deno {
  function serve(answer: (request: Request) => Response | Promise<Response>): unknown
}
