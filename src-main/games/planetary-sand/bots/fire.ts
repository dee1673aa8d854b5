import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { firingNow } from '../table/listings.ts'
import { aimsFor, enemiesOf, fireCommand } from './aims.ts'
import type { BotOrder, BotSide } from './bot.ts'

/** Outcomes after which nothing more is gained from a target. */
const GONE: ReadonlySet<string> = new Set(['killed', 'damaged', 'destroyed'])

/** The next shot: the shooter whose best aim is still worth something, at nobody who has fallen in this volley; null where none is (SAND-TURN-3). */
export function shotOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  const lost = new Set([
    ...battle.shots.filter(({ roll }) => GONE.has(roll.outcome)).map(({ target }) => target),
    ...battle.launches
      .flatMap(({ hits }) => hits ?? [])
      .flatMap(({ target, outcome }) => (GONE.has(outcome) ? [target] : [])),
  ])
  const enemies = enemiesOf(battle, by)
  const left = enemies.filter(({ id }) => !lost.has(id))
  for (const line of firingNow(battle)) {
    if (line.side !== by) continue
    const aims = aimsFor(battle, by, { gun: line, enemies: line.bound === null ? left : enemies })
    const open = line.bound === null ? aims : aims.filter(({ target }) => target === line.bound)
    const [aim] = open
    if (aim) {
      const chance = `${(aim.effect * 100).toFixed(0)} %`
      return {
        command: fireCommand(by, line, aim),
        why: `${line.shooter}, ${WEAPONS[line.weapon].title.toLowerCase()}: ${chance} at ${aim.target}.`,
      }
    }
  }
  return null
}
