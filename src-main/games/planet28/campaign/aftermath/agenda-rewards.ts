import { createGivenDice } from '#main/games/kit/dice.ts'
import type { DiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'
import type { AgendaInPlay } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  listAgendaCreditDice,
  getAgendaReward,
  rollAgendaCredits,
  splitAgendaPoints,
} from '../agendas/hidden-agendas.ts'
import type { AftermathInput, TalliedUnit } from './aftermath-input.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { settleInjuries } from './injuries.ts'
import { createLedgerLine, EMPTY_AFTERMATH_RESULT } from './settlement.ts'

/** An agenda with the character that holds it. */
export interface AgendaHolder {
  readonly agenda: AgendaInPlay
  readonly owner: TalliedUnit<'character'>
}

/** Ledger lines for a completed agenda: points for the character or for its warband (P28-AGENDA-2, P28-AG-6). */
export function listAgendaPointLedgerLines(battle: AftermathInput, held: AgendaHolder): LedgerLine[] {
  const { agenda, owner } = held
  const { points, to } = getAgendaReward(agenda.agenda, agenda.failedGames)
  if (to === 'warband') return sharedLines(battle, held, points)
  const rule = 'P28-AGENDA-2'
  const account = { kind: 'character', id: owner.unit.id } as const
  const parts = [{ source: sourceOf(agenda), value: points, rule }]
  return [createLedgerLine({ ...LINE, key: `agenda:${agenda.id}`, account, rule, parts }, battle.choices)]
}

/**
 * Ledger lines with equal points for each living character and squad of the warband; the remainder goes to the pool.
 * The dead get none, as they could not spend them (P28-AG-6, P28-INJ-8).
 */
function sharedLines(battle: AftermathInput, { agenda, owner }: AgendaHolder, points: number): LedgerLine[] {
  const { warbands, choices } = battle
  const { lost } = choices.skipped.includes('injuries')
    ? EMPTY_AFTERMATH_RESULT
    : settleInjuries(battle, EMPTY_AFTERMATH_RESULT)
  const { warbandId, name } = owner.unit
  const units = warbands.find(({ id }) => id === warbandId)?.units ?? []
  const sharers = units.filter(({ kind, id }) => kind !== 'vehicle' && !lost.some(({ unitId }) => unitId === id))
  const { each: perMember, pool } = splitAgendaPoints(points, sharers.length)
  const rule = 'P28-AG-6'
  const key = `agenda:${agenda.id}`
  const partsOf = (value: number) => [{ source: `${sourceOf(agenda)} of ${name}`, value, rule }]
  const shares = sharers.map(({ kind, id }) => {
    return createLedgerLine(
      { ...LINE, key: `${key}:${id}`, account: { kind, id }, rule, parts: partsOf(perMember) },
      choices,
    )
  })
  const account = { kind: 'warband', id: warbandId } as const
  const odd = createLedgerLine({ ...LINE, key: `${key}:pool`, account, rule, parts: partsOf(pool) }, choices)
  return [...(perMember === 0 ? [] : shares), ...(pool === 0 ? [] : [odd])]
}

/** Dice question for the credits of an agenda. Null for most agendas (P28-AG-3). */
export function findAgendaCreditQuestion(
  { choices }: AftermathInput,
  { agenda, owner }: AgendaHolder,
): DiceQuestion | null {
  const sides = listAgendaCreditDice(agenda.agenda)
  if (sides.length === 0) return null
  const text = `${owner.unit.name} has found treasure: roll the credits.`
  const rule = `P28-AG-${HIDDEN_AGENDAS[agenda.agenda].roll}`
  return createDiceQuestion({ key: `agenda:${agenda.id}:credits`, step: 'agendas', text, sides, rule }, choices)
}

/** Ledger lines for these credits, paid into the purse of the warband (P28-AG-3). */
export function listAgendaCreditLedgerLines(
  { choices }: AftermathInput,
  held: AgendaHolder,
  question: DiceQuestion,
): LedgerLine[] {
  if (question.faces === null) return []
  const { unit } = held.owner
  const { key, rule } = question
  const value = rollAgendaCredits(held.agenda.agenda, createGivenDice(question.faces))
  const parts = [{ source: `Treasure of ${unit.name}`, value, rule }]
  const account = { kind: 'warband', id: unit.warbandId } as const
  return [createLedgerLine({ key, account, currency: 'credits', reason: 'Treasure found', rule, parts }, choices)]
}

const LINE = { currency: 'points', reason: 'Hidden agenda done' } as const

/** Source text of the ledger line. Omits the name of the agenda, which only its owner may know (P28-AGENDA-1). */
function sourceOf({ failedGames }: AgendaInPlay): string {
  return failedGames === 0 ? 'Hidden agenda' : `Hidden agenda, after ${formatCount(failedGames, 'failed game')}`
}
