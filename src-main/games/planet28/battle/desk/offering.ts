import { type Dice, seededDice } from '#main/games/kit/dice.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { DraftOrder, Fact, Offer, OfferedTarget, Reason } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { decide } from '../decide.ts'

/** The battle that is asked about. */
export interface Desk {
  readonly battle: Battle
  readonly rules: Rules
}

type Said = Readonly<Record<string, unknown>>

/** An order to be offered, and the best that the table could say with it: what is refused even then is refused for good. */
export interface Draft {
  readonly id: string
  readonly label: string
  readonly order: DraftOrder
  readonly actions?: number
  readonly facts?: readonly Fact[]
  readonly best?: Said
  readonly reach?: Offer['reach']
  readonly aim?: Aim
}

/** Whom an order is aimed at. */
interface Aim {
  readonly field: NonNullable<Offer['targetField']>
  readonly units: readonly string[]
  /** What is said of nobody. */
  readonly none: Reason
  readonly best?: (unit: string) => Said
  readonly facts?: (unit: string) => readonly Fact[]
  readonly answers?: (unit: string) => OfferedTarget['answers']
}

/** Every die shows 1, so that no roll keeps a unit from what is asked; sides that roll off need dice that differ. */
const LOWEST: Dice = { die: () => 1 }

/** Why an order may not be given, whatever the dice; null where it may. */
export function whyNot(battle: Battle, order: Said): Reason | null {
  const dice = 'unit' in order ? LOWEST : seededDice('offers')
  const decision = decide(battle, order as BattleCommand, dice)
  return decision.ok ? null : decision.refusal
}

/** An order as it is offered: tried out with the best that the table could say. */
export function offer({ battle }: Desk, draft: Draft): Offer {
  const { id, label, order, actions = 0, facts = [], best = {}, reach = null, aim } = draft
  const shown = { id, label, order, actions, facts, reach }
  if (aim === undefined)
    return { ...shown, targets: null, targetField: null, refusal: whyNot(battle, { ...order, ...best }) }
  const targets = aim.units.map((unit): OfferedTarget => {
    const refusal = whyNot(battle, { ...order, ...best, [aim.field]: unit, ...aim.best?.(unit) })
    const answers = refusal === null ? (aim.answers?.(unit) ?? null) : null
    return { unit, facts: aim.facts?.(unit) ?? [], refusal, answers }
  })
  const isOpen = targets.some(({ refusal }) => refusal === null)
  return { ...shown, targets, targetField: aim.field, refusal: isOpen ? null : (targets[0]?.refusal ?? aim.none) }
}
