/**
 * Ends with one clear line on a Node that is too old, before anything is loaded that would fail on it. In words that
 * old versions understand; to be imported first.
 */
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  process.stderr.write('Larder needs Node 20.19 or newer; this is ' + process.versions.node + '.\n')
  process.exit(1)
}
