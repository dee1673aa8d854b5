import { replayLog } from '#main/games/kit/replay.ts'
import { rollDrift } from '#main/games/planetary-sand/fire/drift.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { findMuzzlePoint } from '#main/games/planetary-sand/ground/line-of-fire.ts'
import { computeBlastOdds, computeDriftOdds } from '#main/games/planetary-sand/odds/blast-odds.ts'
import { type CommandResult, parseArguments, type CommandLineCall, UsageError } from '#main/hosts/cli/command.ts'
import { getWeaponRow, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance } from '#shared/kit/format.ts'
import { parseTableId, parseSettingsOption, runWithDice } from './options.ts'
import { readReplayedBattle } from './replay.ts'

/** The explosive weapons, by name. */
const EXPLOSIVES = Object.fromEntries(
  Object.entries(WEAPONS).filter(([, { blast }]) => blast !== null),
) as typeof WEAPONS

/** `orrery planetary-sand blast heavy-missile`: points of impact and their chances (SAND-MSL-4, SAND-CUP-1). */
export function showBlast(call: CommandLineCall): CommandResult {
  const weapon = parseTableId(call.args[1] === undefined ? EXPLOSIVES : WEAPONS, call.args[1], 'weapon')
  const { blast, title } = getWeaponRow(weapon)
  if (!blast) throw new UsageError(`${title} is no explosive: try shot.`)
  if (call.args.length > 2) return underOf(call, weapon)
  const settings = parseSettingsOption(call)
  const drift = runWithDice(call, (dice) => rollDrift(getWeaponRow(weapon), settings, dice))
  const odds = computeDriftOdds(weapon, settings)
  const ways = Object.entries(odds)
  const lost = 1 - ways.reduce((sum, [, chance]) => sum + chance, 0)
  const lines = [
    ...ways.map(([way, chance]) => `${way}: ${formatChance(chance)}`),
    ...(lost > 1e-9 ? [`lost in space: ${formatChance(lost)}`] : []),
  ]
  return {
    data: { drift, odds, ...blast },
    text: [`${title}: ${drift ?? 'lost in space'}; ${blast.template}, damage ${blast.damage}`, ...lines].join('\n'),
  }
}

/**
 * `orrery planetary-sand blast mortar FILE SHOOTER TARGET`: the units hit on the map, over all drifts (SAND-CUP-2,
 * SAND-CUP-3).
 */
function underOf(call: CommandLineCall, weapon: WeaponId): CommandResult {
  const [, path, shooter = '', target = ''] = parseArguments(call, 'blast WEAPON FILE SHOOTER TARGET')
  const { start, orders } = readReplayedBattle(path)
  const battle = replayLog(PLANETARY_SAND, start, orders)
  const [from, aim] = [findMuzzlePoint(battle, shooter), findMuzzlePoint(battle, target)]
  if (!from || !aim) throw new UsageError('Name a shooter and a target that stand on the map.')
  const odds = computeBlastOdds(battle, weapon, { from, aim })
  const lines = odds.map(
    ({ target: id, under, effect }) => `${id}: under it ${formatChance(under)}, lost ${formatChance(effect)}`,
  )
  return { data: odds, text: lines.join('\n') || 'Nobody lies under it.' }
}
