import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { listVolleyShots } from '../fire/declared-shots.ts'
import { listCurrentShooters } from '../queries/listings.ts'
import { type Aim, listAims, listEnemies, createFireCommand } from './aims.ts'
import type { BotOrder, BotSide } from './bot.ts'

/** Outcomes after which nothing more is gained from a target. */
const GONE: ReadonlySet<string> = new Set(['killed', 'damaged', 'destroyed'])

/** What a target is still worth after each shot that was aimed at it in this volley, whatever its dice showed. */
const LEFT_AFTER_SHOT = 0.6

/** The next shot: the shooter whose best aim is still worth something; null where none is. Since rules 2 it is chosen as if every target were named before any die is thrown (SAND-TURN-1, SAND-TURN-3). */
export function findShotOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  const enemies = listEnemies(battle, by)
  const left = hasRules(battle, 2) ? enemies : withoutFallen(battle, enemies)
  for (const line of listCurrentShooters(battle)) {
    if (line.side !== by) continue
    const aims = listAims(battle, by, { gun: line, enemies: line.bound === null ? left : enemies })
    const open = line.bound === null ? aims : aims.filter(({ target }) => target === line.bound)
    const [aim] = hasRules(battle, 2) ? byWorthLeft(battle, open) : open
    if (aim) {
      const chance = `${(aim.effect * 100).toFixed(0)} %`
      return {
        command: createFireCommand(by, line, aim),
        why: `${line.shooter}, ${WEAPONS[line.weapon].title.toLowerCase()}: ${chance} at ${aim.target}.`,
      }
    }
  }
  return null
}

/** The aims by what is left of their worth: shots of this volley count by being aimed, not by what they hit. */
function byWorthLeft(battle: Battle, aims: readonly Aim[]): Aim[] {
  const aimed = listVolleyShots(battle).map(({ target }) => target)
  const worthLeft = ({ target, worth }: Aim) =>
    worth * LEFT_AFTER_SHOT ** aimed.filter((otherTarget) => otherTarget === target).length
  return aims.toSorted((a, b) => worthLeft(b) - worthLeft(a))
}

/** By the first rules: nobody who has fallen in this volley already. */
function withoutFallen({ shots, launches }: Battle, enemies: ReturnType<typeof listEnemies>): typeof enemies {
  const lost = new Set([
    ...shots.filter(({ roll }) => GONE.has(roll.outcome)).map(({ target }) => target),
    ...launches.flatMap(({ hits }) => hits ?? []).flatMap(({ target, outcome }) => (GONE.has(outcome) ? [target] : [])),
  ])
  return enemies.filter(({ id }) => !lost.has(id))
}
