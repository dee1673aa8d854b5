import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Fact, OfferedAnswers, Reason } from '#shared/games/planet28/battle/offers.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { meleeAtHand, weaponsAtHand } from '../at-hand.ts'
import { ofShape, weaponEffects } from '../effects-in-force.ts'
import { lookAt } from '../scene.ts'
import { listAnswer } from '../solo/list-answer.ts'
import { type Desk, type Draft, whyNot } from './offering.ts'

/** What is said of every shot where nobody says more: vehicles have cover of their own (P28-VEH-COVER-1). */
export const OPEN = { cover: 'none' } as const

const NOBODY = (rule: string): Reason => ({ code: 'no-target', message: 'There is nobody to aim this at.', rule })

export function foesOf({ battle }: Desk, { side }: Pick<PeopleUnit, 'side'>): string[] {
  return battle.units.filter((one) => one.side !== side && isOnTable(one)).map(({ id }) => id)
}

/** A Shoot action a weapon; members whose weapon is empty are left out, where another's is not (P28-SHOOT-6, P28-SQ-7). */
export function shootOffers(desk: Desk, unit: PeopleUnit): Draft[] {
  return weaponsAtHand(desk, unit, 'ranged').map(({ id, row, name, models }): Draft => {
    const effects = weaponEffects(row.specialRules, desk.rules)
    const loaded = models.filter(({ empty }) => !empty.includes(id))
    const strikes = (loaded.length > 0 ? loaded : models).map(({ id: model }) => ({ model, weapon: id }))
    const said = { distanceCm: 0, isSeen: true, ...OPEN }
    return {
      id: `shoot:${id}`,
      label: `Shoot: ${name}`,
      order: { type: 'shoot', by: unit.side, unit: unit.id, strikes, said: OPEN },
      actions: 1,
      facts: shotFacts(effects),
      best: { said, hull: { facing: 'front' } },
      reach: { cm: row.rangeCm, fromCm: 0, parts: [] },
      aim: {
        field: 'target',
        units: foesOf(desk, unit),
        none: NOBODY('P28-SHOOT-1'),
        facts: (target) => targetFacts(desk, target, 'shoot'),
      },
    }
  })
}

export function shotFacts(effects: readonly NamedEffect[]): Fact[] {
  const isMarked = ofShape(effects, 'marker').length > 0
  const isBlast = isMarked || ofShape(effects, 'splash').length > 0
  return [
    'distanceCm',
    'isSeen',
    'heightCm',
    ...(isMarked ? (['guessCm'] as const) : []),
    ...(isBlast ? (['bystanders'] as const) : []),
  ]
}

export function targetFacts({ battle }: Desk, id: string, at: 'shoot' | 'fight'): Fact[] {
  const kind = battle.units.find((one) => one.id === id)?.kind
  if (kind === 'vehicle') return ['hull']
  const cover: readonly Fact[] = at === 'shoot' ? ['cover'] : []
  if (kind !== 'squad') return [...cover]
  return at === 'shoot' ? [...cover, 'hiddenMembers', 'member'] : ['member']
}

/** A Fight with each weapon at hand: at whom it touches, or may step up to (P28-FIGHT-1, P28-CHRG-1). */
export function fightOffers(desk: Desk, unit: PeopleUnit, only?: readonly string[]): Draft[] {
  return weaponsAtHand(desk, unit, 'melee').map(({ id, name, row, models }): Draft => {
    const strikes = models.map(({ id: model }) => ({ model, weapon: id }))
    const isBlast = ofShape(weaponEffects(row.specialRules, desk.rules), 'splash').length > 0
    const order = { type: 'fight', by: unit.side, unit: unit.id, strikes } as const
    return {
      id: `fight:${id}`,
      label: `Fight: ${name}`,
      order,
      actions: only === undefined ? 1 : 0,
      facts: [
        'distanceCm',
        ...(only === undefined ? (['contacts'] as const) : []),
        ...(isBlast ? (['bystanders'] as const) : []),
      ],
      best: { distanceCm: 0, hull: { facing: 'front' } },
      aim: {
        field: 'target',
        units: only ?? foesOf(desk, unit),
        none: NOBODY('P28-FIGHT-1'),
        best: (target) => boundAnswer(desk, target, { isCharge: only !== undefined }),
        facts: (target) => ['answer', ...targetFacts(desk, target, 'fight'), ...harmlessFact(desk, unit, target)],
        answers: (target) => answersOf(desk, { ...order, target, distanceCm: 0, hull: { facing: 'front' } }, target),
      },
    }
  })
}

/** Whether a hit does no damage, as one agenda wants it of characters (P28-AG-4). */
function harmlessFact({ battle }: Desk, { kind }: PeopleUnit, target: string): Fact[] {
  const foe = battle.units.find(({ id }) => id === target)
  return kind === 'character' && foe?.kind === 'character' ? ['isHarmless'] : []
}

/** How an enemy of the list answers, as a field of the order; nothing of others (P28-AI-5). */
export function boundAnswer(
  { battle }: Desk,
  target: string,
  moment: { readonly isCharge: boolean },
): { readonly answer?: ReturnType<typeof listAnswer> } {
  const answer = listAnswer(lookAt(battle), target, moment)
  return answer === null ? {} : { answer }
}

/** How the target could answer: whatever would be refused is left out (P28-CHRG-5, P28-COUNT-3). */
export function answersOf(desk: Desk, order: Readonly<Record<string, unknown>>, target: string): OfferedAnswers | null {
  const foe = desk.battle.units.find(({ id }) => id === target)
  if (foe === undefined) return null
  const isCharge = desk.battle.due[0]?.ask === 'charge-fight'
  const { answer: bound } = boundAnswer(desk, target, { isCharge: isCharge && order['type'] === 'fight' })
  const weapons = foe.kind === 'vehicle' ? [{ id: 'hull', name: 'Hull' }] : meleeAtHand(desk, foe)
  const tried = weapons.map(({ id: weapon, name }) => ({
    weapon,
    name,
    refusal: whyNot(desk.battle, { ...order, answer: { ...bound, counter: weapon } }),
  }))
  const counters = tried.flatMap(({ weapon, name, refusal }) => (refusal === null ? [{ weapon, name }] : []))
  const canBlock = isCharge && whyNot(desk.battle, { ...order, answer: { ...bound, block: true } }) === null
  const noCounter = counters.length > 0 ? null : (tried[0]?.refusal ?? null)
  return { counters, noCounter, canBlock, ...(bound && { bound }) }
}
