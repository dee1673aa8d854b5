import { createWalker } from '#main/games/planetary-sand/ground/movement-allowance.ts'
import { formatStopReason } from '#main/games/planetary-sand/ground/stop-reason.ts'
import { walk } from '#main/games/planetary-sand/ground/walk.ts'
import { type CommandResult, type Call, UsageError } from '#main/hosts/cli/command.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { parseDistance, parseGravityOption, parseTableId, parseSettingsOption } from './options.ts'

/**
 * `orrery planetary-sand move infantry flat:0.4 gentle-up:1`: how far the unit gets, and what stops it (SAND-MOVE-1,
 * SAND-MOVE-5).
 */
export function showMove(call: Call): CommandResult {
  const [, type, ...words] = call.args
  const mover = parseTableId(MOVERS, type, 'mover')
  if (words.length === 0) throw new UsageError('Name stretches such as flat:0.4 gentle-up:1.')
  const settings = parseSettingsOption(call)
  const stretches = words.map((word) => {
    const [terrain, length] = word.split(':')
    if (length === undefined) throw new UsageError(`“${word}” has no length: say ${word}:1 for R1 of it.`)
    return { terrain: parseTableId(TERRAIN, terrain, 'ground'), length: parseDistance(length, settings) }
  })
  const walker = createWalker(
    { mover, gear: 'none', swims: false, river: null, slowing: 1 },
    { gravity: parseGravityOption(call), settings },
  )
  const walked = walk(stretches, walker)
  const feet = (walked.moved * settings.unitMm) / 304.8
  const stopped = formatStopReason(walked.stopped) ?? 'the whole way'
  return { data: walked, text: `R${walked.moved.toFixed(2)} (${feet.toFixed(2)} ft), ${stopped}` }
}
