import { replay } from '#main/games/kit/replay.ts'
import { rollDrift } from '#main/games/planetary-sand/blast/drift.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { muzzleOf } from '#main/games/planetary-sand/map/line-of-fire.ts'
import { blastOdds, driftOdds } from '#main/games/planetary-sand/odds/blast-odds.ts'
import { type Answer, argsOf, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { weaponOf, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { chanceWords } from '#shared/kit/words.ts'
import { playBattle } from './battle-file.ts'
import { idFrom, settingsOf, withDiceOf } from './given.ts'

/** The weapons that go off in a blast. */
const EXPLOSIVES = Object.fromEntries(
  Object.entries(WEAPONS).filter(([, { blast }]) => blast !== null),
) as typeof WEAPONS

/** `orrery planetary-sand blast heavy-missile`: where it comes down, and the chance of each way (SAND-MSL-4, SAND-CUP-1). */
export function blastOf(call: Call): Answer {
  const weapon = idFrom(call.args[1] === undefined ? EXPLOSIVES : WEAPONS, call.args[1], 'weapon')
  const { blast, title } = weaponOf(weapon)
  if (!blast) throw new WrongUsage(`${title} is no explosive: try shot.`)
  if (call.args.length > 2) return underOf(call, weapon)
  const settings = settingsOf(call)
  const drift = withDiceOf(call, (dice) => rollDrift(weaponOf(weapon), settings, dice))
  const odds = driftOdds(weapon, settings)
  const ways = Object.entries(odds)
  const lost = 1 - ways.reduce((sum, [, chance]) => sum + chance, 0)
  const lines = [
    ...ways.map(([way, chance]) => `${way}: ${chanceWords(chance)}`),
    ...(lost > 1e-9 ? [`lost in space: ${chanceWords(lost)}`] : []),
  ]
  return {
    data: { drift, odds, ...blast },
    text: [`${title}: ${drift ?? 'lost in space'}; ${blast.template}, damage ${blast.damage}`, ...lines].join('\n'),
  }
}

/** `orrery planetary-sand blast mortar FILE SHOOTER TARGET`: who lies under it on the map, over all drifts (SAND-CUP-2, SAND-CUP-3). */
function underOf(call: Call, weapon: WeaponId): Answer {
  const [, path, shooter = '', target = ''] = argsOf(call, 'blast WEAPON FILE SHOOTER TARGET')
  const { start, orders } = playBattle(path)
  const battle = replay(PLANETARY_SAND, start, orders)
  const [from, aim] = [muzzleOf(battle, shooter), muzzleOf(battle, target)]
  if (!from || !aim) throw new WrongUsage('Name a shooter and a target that stand on the map.')
  const odds = blastOdds(battle, weapon, { from, aim })
  const lines = odds.map(
    ({ target: id, under, effect }) => `${id}: under it ${chanceWords(under)}, lost ${chanceWords(effect)}`,
  )
  return { data: odds, text: lines.join('\n') || 'Nobody lies under it.' }
}
