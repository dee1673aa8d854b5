// The build as a step of its own process, so that other steps go on beside it.
import { buildWhenStale } from '../setup/build.mjs'

const { code, output } = buildWhenStale(process.execPath)
process.stdout.write(output)
process.exitCode = code
