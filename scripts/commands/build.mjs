import { buildWhenStale } from '../setup/build.mjs'
import { prepare } from '../setup/prepare.mjs'

/** `npm run build`: always builds anew. */
export function main() {
  const { code, output } = buildWhenStale(prepare().node, { force: true })
  process.stdout.write(output)
  return code
}
