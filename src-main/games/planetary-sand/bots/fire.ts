import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { listVolleyShots } from '../fire/declared-shots.ts'
import { listCurrentShooters } from '../fire/firing-list-entries.ts'
import { type Aim, listAims, listEnemies, createFireCommand } from './aims.ts'
import type { BotOrder, BotSide } from './bot.ts'

/** Outcomes after which a target is worth no further shots. */
const GONE: ReadonlySet<string> = new Set(['killed', 'damaged', 'destroyed'])

/** Factor applied to a target's value for each shot aimed at it in this volley, whatever its dice. */
const LEFT_AFTER_SHOT = 0.6

/**
 * The next shot: the shooter with the most valuable remaining aim, or null. Since rules 2, the choice does not depend
 * on dice of the same volley, as if all targets were named before the first roll (SAND-TURN-1, SAND-TURN-3).
 */
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

/** Sorts aims by remaining value. Shots of this volley count as aimed, regardless of their result. */
function byWorthLeft(battle: Battle, aims: readonly Aim[]): Aim[] {
  const aimed = listVolleyShots(battle).map(({ target }) => target)
  const worthLeft = ({ target, worth }: Aim) =>
    worth * LEFT_AFTER_SHOT ** aimed.filter((otherTarget) => otherTarget === target).length
  return aims.toSorted((a, b) => worthLeft(b) - worthLeft(a))
}

/** Rules 1: excludes targets that already fell in this volley. */
function withoutFallen({ shots, launches }: Battle, enemies: ReturnType<typeof listEnemies>): typeof enemies {
  const lost = new Set([
    ...shots.filter(({ roll }) => GONE.has(roll.outcome)).map(({ target }) => target),
    ...launches.flatMap(({ hits }) => hits ?? []).flatMap(({ target, outcome }) => (GONE.has(outcome) ? [target] : [])),
  ])
  return enemies.filter(({ id }) => !lost.has(id))
}
