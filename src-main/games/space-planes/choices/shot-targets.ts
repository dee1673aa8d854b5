import { buildChoice } from '#main/games/kit/choice.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import type { EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { formatSeatName, formatShipName, getCube } from '#shared/games/space-planes/sides.ts'
import { formatChance, formatCount } from '#shared/kit/format.ts'
import type { Choice, BoardMark, ChoiceTarget } from '#shared/match/protocol.ts'
import { createLineOfFireMarks } from './marks.ts'
import type { SeatContext } from './seat-context.ts'
import { findActionRefusal, formatShipLabel } from './ship-actions.ts'
import type { ShotWithRangeClasses } from './shot-forecast.ts'

/** Heading of the shots of a ship, with and without positions. */
const SHOT_GROUP = 'Shot'

/** A shot at one of these targets; refused if the ship may not shoot or none of them is open (SP-SHOT-1, SP-SHOT-4). */
export function buildShotChoice(
  context: SeatContext,
  ship: Cube,
  fields: Pick<Choice, 'id' | 'label'> & Partial<Choice> & { readonly targets: readonly ChoiceTarget[] },
): Choice {
  const { battle } = context
  const hasTarget = fields.targets.some(({ refusal }) => refusal === null)
  const noTarget = {
    code: 'no-target',
    message: `No enemy is in a line of fire of ${formatShipName(battle, ship.id)}.`,
    rule: 'SP-SHOT-1',
  }
  return buildChoice({
    group: SHOT_GROUP,
    key: fields.isSeldom === true ? null : 'S',
    actors: [ship.id],
    isPrimary: hasTarget && battle.done.manoeuvre !== null,
    ...fields,
    refusal: findActionRefusal(context, ship.id, 'shot') ?? (hasTarget ? null : noTarget),
  })
}

/** All enemies as targets of a ship, by descending chance to hit (SP-SHOT-1 to SP-SHOT-4). */
export function listShotTargets(context: SeatContext, ship: Cube): ChoiceTarget[] {
  const lines = context.lines.filter((line) => line.ship === ship.id)
  return lines
    .map((line) => createLineTarget(context, ship, line))
    .toSorted((a, b) => (b.chance ?? -1) - (a.chance ?? -1))
}

function createLineTarget(
  context: SeatContext,
  ship: Cube,
  { target, range, mm, cards, chance, whyNot: refusal }: EnemyLineOfFire,
): ChoiceTarget {
  const { battle } = context
  const { owner, plane } = getCube(battle, target)
  const isOpen = refusal === null
  const parts = [
    formatRangeClass(range),
    ...(mm === null ? [] : [`${mm.toFixed(1)} mm`]),
    ...(cards === null ? [] : [`${formatCount(cards[0], 'card')} against ${cards[1]}`]),
    ...(chance === null ? [] : [`${formatChance(chance.full)} with a full deck`]),
  ]
  return {
    id: target,
    label: formatShipLabel(context, target),
    group: battle.seats.length > 2 ? formatSeatName(battle, owner) : null,
    chance: isOpen ? (chance?.now ?? null) : null,
    note: isOpen ? parts.join(', ') : null,
    refusal: isOpen
      ? null
      : { code: 'no-line', message: `${refusal}.`, rule: plane === ship.plane ? 'SP-SHOT-1' : 'SP-SHOT-4' },
  }
}

/** Both lines of a shot as Orrery measures them; null without a target in a line of fire. */
export function findShotWithRangeClasses(
  { lines }: SeatContext,
  ship: string,
  target: string | null,
): ShotWithRangeClasses | null {
  const line = lines.find((candidate) => candidate.ship === ship && candidate.target === target)
  if (target === null || !line || line.whyNot !== null || line.range === 'none') return null
  return { ship, target, range: line.range, back: findLine(lines, target, ship)?.range ?? 'none' }
}

/** Lines of fire of a ship: the one to the target with the line back, and the other open ones. */
export function createShotMarks({ lines }: SeatContext, ship: string, target: string | null): BoardMark[] {
  const aimed = target === null ? null : findLine(lines, ship, target)
  const back = target === null ? null : findLine(lines, target, ship)
  const open = lines.filter((line) => line.ship === ship && line.target !== target && line.whyNot === null)
  return [
    ...createLineOfFireMarks(open, false),
    ...createLineOfFireMarks(back ? [back] : [], false),
    ...createLineOfFireMarks(aimed ? [aimed] : [], true),
  ]
}

function findLine(lines: readonly EnemyLineOfFire[], ship: string, target: string): EnemyLineOfFire | null {
  return lines.find((line) => line.ship === ship && line.target === target) ?? null
}
