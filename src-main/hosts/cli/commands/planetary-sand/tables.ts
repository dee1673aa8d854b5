import { createMovementAllowance } from '#main/games/planetary-sand/ground/movement-allowance.ts'
import { computePathProgress } from '#main/games/planetary-sand/ground/path-progress.ts'
import { formatStopReason } from '#main/games/planetary-sand/ground/stop-reason.ts'
import { computeNeededGuards } from '#main/games/planetary-sand/melee/guards.ts'
import { computeCancelledPairs } from '#main/games/planetary-sand/melee/hand-to-hand.ts'
import { MAX_CANCELLED_PAIRS_BY_SETTING } from '#main/games/planetary-sand/melee/resolve-melees.ts'
import { type CommandResult, parseArguments, type CommandLineCall, UsageError } from '#main/hosts/cli/command.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { CORDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { parseSettingsOption, parseDistance, parseGravityOption, parseTableId } from './options.ts'

/** `orrery planetary-sand cords`: positions of the knots of each cord (SAND-KIT-1, SAND-KIT-2). */
export function showCords(call: CommandLineCall): CommandResult {
  parseArguments(call, 'cords')
  const { unitMm } = parseSettingsOption(call)
  const cords = CORDS.map((cord) => ({
    cord,
    knotsMm: [1, 2, 3].map((third) => Math.round((cord * third * unitMm) / 3)),
  }))
  const lines = cords.map(
    ({ cord, knotsMm: [close, medium, end] }) => `R${cord}: knots at ${close} and ${medium} mm, end at ${end} mm`,
  )
  return { data: cords, text: lines.join('\n') }
}

/**
 * `orrery planetary-sand move infantry flat:0.4 gentle-up:1`: how far the unit gets, and what stops it (SAND-MOVE-1,
 * SAND-MOVE-5).
 */
export function showMove(call: CommandLineCall): CommandResult {
  const [, type, ...words] = call.args
  const mover = parseTableId(MOVERS, type, 'mover')
  if (words.length === 0) throw new UsageError('Name stretches such as flat:0.4 gentle-up:1.')
  const settings = parseSettingsOption(call)
  const stretches = words.map((word) => {
    const [terrain, length] = word.split(':')
    if (length === undefined) throw new UsageError(`“${word}” has no length: say ${word}:1 for R1 of it.`)
    return { terrain: parseTableId(TERRAIN, terrain, 'ground'), length: parseDistance(length, settings) }
  })
  const walker = createMovementAllowance(
    { mover, gear: 'none', swims: false, river: null, slowing: 1 },
    { gravity: parseGravityOption(call), settings },
  )
  const walked = computePathProgress(stretches, walker)
  const feet = (walked.moved * settings.unitMm) / 304.8
  const stopped = formatStopReason(walked.stopped) ?? 'the whole way'
  return { data: walked, text: `R${walked.moved.toFixed(2)} (${feet.toFixed(2)} ft), ${stopped}` }
}

const MOST_MEN = 10_000

/** `orrery planetary-sand melee 5 4`: men cancel out until one side has twice the other (SAND-HTH-2, SAND-HTH-3). */
export function resolveMelee(call: CommandLineCall): CommandResult {
  const [a = NaN, b = NaN] = parseArguments(call, 'melee MEN MEN').map(Number)
  const isCount = (men: number) => Number.isInteger(men) && men >= 0 && men <= MOST_MEN
  if (!isCount(a) || !isCount(b))
    throw new UsageError(`Name the men of both sides, 0 to ${MOST_MEN}, such as melee 5 4.`)
  const { pairs, captured } = computeCancelledPairs(
    [a, b],
    MAX_CANCELLED_PAIRS_BY_SETTING[parseSettingsOption(call).melee],
  )
  if (captured === null) {
    const goesOn = Math.min(a, b) > pairs ? ' They fight on next turn.' : ''
    return { data: { pairs, captured: null }, text: `Each loses ${pairs}.${goesOn}` }
  }
  const men = [a, b][captured] ?? 0
  const taken = men - pairs
  const side = captured === 0 ? 'first' : 'second'
  return {
    data: { pairs, captured: side, men: taken, guards: computeNeededGuards(taken, false) },
    text: `Each loses ${pairs}; ${taken} of the ${side} side ${taken === 1 ? 'is' : 'are'} captured, guards: ${computeNeededGuards(taken, false)}.`,
  }
}
