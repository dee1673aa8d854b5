import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import type { RobotOrder } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listVolleyShots } from '../fire/declared-shots.ts'
import { listPossibleFiringListEntries, listShootersWithShotsLeft } from '../fire/firing-list-entries.ts'
import { movesOnlyByOrder, formatRobotOrder } from '../robots/one-order.ts'
import { getEnemySide, isActivePiece } from '../state/find.ts'
import type { BotOrder, BotSide } from './bot.ts'
import { findDeploymentOrder } from './deployment.ts'
import { listFireOptions, listTargetableEnemies, type FireOption, createFireCommand } from './fire-options.ts'
import { findMoveOrder } from './moves.ts'

/** Outcomes after which a target is worth no further shots. */
const OUT_OF_ACTION: ReadonlySet<string> = new Set(['killed', 'damaged', 'destroyed'])

/** Factor applied to a target's value for each shot aimed at it in this volley, whatever its dice. */
const LEFT_AFTER_SHOT = 0.6

/**
 * The next shot: the shooter with the most valuable remaining aim, or null. Since rules 2, the choice does not depend
 * on dice of the same volley, as if all targets were named before the first roll (SAND-TURN-1, SAND-TURN-3).
 */
function findShotOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  const enemies = listTargetableEnemies(battle, by)
  const left = isAtLeastRulesVersion(battle, 2) ? enemies : withoutFallen(battle, enemies)
  for (const line of listShootersWithShotsLeft(battle)) {
    if (line.side !== by) continue
    const aims = listFireOptions(battle, by, { gun: line, enemies: line.bound === null ? left : enemies })
    const open = line.bound === null ? aims : aims.filter(({ target }) => target === line.bound)
    const [aim] = isAtLeastRulesVersion(battle, 2) ? byWorthLeft(battle, open) : open
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
function byWorthLeft(battle: Battle, aims: readonly FireOption[]): FireOption[] {
  const aimed = listVolleyShots(battle).map(({ target }) => target)
  const worthLeft = ({ target, worth }: FireOption) =>
    worth * LEFT_AFTER_SHOT ** aimed.filter((otherTarget) => otherTarget === target).length
  return aims.toSorted((a, b) => worthLeft(b) - worthLeft(a))
}

/** Rules 1: excludes targets that already fell in this volley. */
function withoutFallen({ shots, launches }: Battle, enemies: ReturnType<typeof listTargetableEnemies>): typeof enemies {
  const lost = new Set([
    ...shots.filter(({ roll }) => OUT_OF_ACTION.has(roll.outcome)).map(({ target }) => target),
    ...launches
      .flatMap(({ hits }) => hits ?? [])
      .flatMap(({ target, outcome }) => (OUT_OF_ACTION.has(outcome) ? [target] : [])),
  ])
  return enemies.filter(({ id }) => !lost.has(id))
}

type Thought = (battle: Battle, side: BotSide) => BotOrder | null

/** A bot's ideas in each phase. If none applies, it ends the phase. */
const THOUGHTS: Readonly<Record<PhaseId, Thought>> = {
  deploy: (battle, side) => findDeploymentOrder(battle, side) ?? findRobotOrder(battle, side),
  order: (_, { by }) => ({ command: { type: 'choose-first', by, first: by }, why: 'It would rather move first.' }),
  'move-first': findMoveOrder,
  'move-second': findMoveOrder,
  list: buildFireListOrder,
  fire: findShotOrder,
  melee: () => null,
  over: () => null,
}

/** The next command of a side led by a bot on the map. The last one ends the phase (SAND-TURN-1). */
export function chooseNextBotOrder(battle: Battle, side: BotSide): BotOrder {
  return (
    THOUGHTS[battle.phase](battle, side) ?? {
      command: { type: 'end-phase', by: side.by },
      why: 'Nothing more is worth doing.',
    }
  )
}

/**
 * Lists every shooter with a target, each with the better of its weapons; null if the list is complete (SAND-HIT-4).
 */
function buildFireListOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  if (battle.lists[by] !== undefined) return null
  const enemies = listTargetableEnemies(battle, by)
  const lines = listPossibleFiringListEntries(battle, by)
    .filter(({ refusal }) => refusal === null)
    .map(({ shooter, weapon, crew }) => ({ shooter, weapon, crew }))
    .map((line) => ({ line, worth: listFireOptions(battle, by, { gun: line, enemies })[0]?.worth ?? 0 }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const busy = new Set<string>()
  const entries: FiringListEntry[] = []
  for (const { line } of lines) {
    const people = [line.shooter, ...line.crew]
    if (people.some((id) => busy.has(id))) continue
    for (const id of people) busy.add(id)
    entries.push(line)
  }
  if (entries.length === 0) return null
  return {
    command: { type: 'list-fire', by, entries: entries.map((entry) => ({ ...entry, crew: [...entry.crew] })) },
    why: `${formatCount(entries.length, 'shooter')} with somebody in range.`,
  }
}

/**
 * Gives infantry robots their single order during set-up: the objective that their side takes or keeps, else the
 * largest enemy unit (SAND-ROBO-2). Null if none needs one.
 */
function findRobotOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  const robots = battle.figures.filter(
    (figure) => figure.side === by && figure.order === null && movesOnlyByOrder(battle, figure),
  )
  const specialist = battle.figures.find((figure) => figure.side === by && figure.isSpecialist && isActivePiece(figure))
  const order = robots.length === 0 ? null : chooseRobotOrder(battle, by)
  if (order === null || !specialist) return null
  return {
    command: { type: 'order', by, robots: robots.map(({ id }) => id), via: specialist.id, order, post: null },
    why: `Its robots ${formatRobotOrder({ ...order, from: 0 })}.`,
  }
}

function chooseRobotOrder(battle: Battle, by: string): Omit<RobotOrder, 'from'> | null {
  const { scenario, objectives, attacker, figures } = battle
  const enemy = getEnemySide(battle, by)
  const takes = scenario === 'objective' || by === attacker
  const wanted = objectives.find(({ home }) => home === (takes ? enemy : by))
  if (wanted) return { kind: takes ? 'go-to' : 'guard', target: wanted.id }
  const units = Map.groupBy(
    figures.filter((figure) => figure.side === enemy && isActivePiece(figure)),
    ({ unit }) => unit,
  )
  const [largest] = [...units].toSorted(([, a], [, b]) => b.length - a.length)
  return largest ? { kind: 'attack', target: largest[0] } : null
}
