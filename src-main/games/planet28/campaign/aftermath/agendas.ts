import type { ChoiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { AgendaInPlay } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { canDropAgenda } from '../agendas/hidden-agendas.ts'
import { type AftermathInput, listTalliedUnitsOfKind, hasTakenPart } from './aftermath-input.ts'
import {
  listAgendaCreditLedgerLines,
  findAgendaCreditQuestion,
  type AgendaHolder,
  listAgendaPointLedgerLines,
} from './agenda-rewards.ts'
import { mergeAftermathResults } from './settlement.ts'

/** Outcome of an agenda in a game. */
type AgendaOutcome = 'done' | 'failed' | 'dropped' | 'missed'

const OUTCOMES: readonly { readonly value: AgendaOutcome; readonly label: string }[] = [
  { value: 'done', label: 'Done' },
  { value: 'failed', label: 'Failed' },
  { value: 'missed', label: 'Took no part' },
  { value: 'dropped', label: 'Dropped' },
]

/**
 * Pays points and credits for completed agendas and counts one more failed game for the others (P28-AGENDA-2,
 * P28-AG-3, P28-AG-6).
 */
export function settleAgendas(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return agendasIn(battle).reduce((before, held) => settleAgenda(battle, held, before), settled)
}

/** Whether a ledger line comes from an agenda whose points are not added to the shared total (P28-AGENDA-3). */
export function isExcludedFromSharedTotal({ key }: LedgerLine, { agendas, choices }: AftermathInput): boolean {
  const isShared = ({ id, isShared: byOwner }: AgendaInPlay) =>
    byOwner === true || choices.agendas[id]?.isShared === true
  return agendas.some((agenda) => isLineOf(key, agenda.id) && !isShared(agenda))
}

function isLineOf(key: string, id: string): boolean {
  return key === `agenda:${id}` || key.startsWith(`agenda:${id}:`)
}

function agendasIn(battle: AftermathInput): AgendaHolder[] {
  const characters = listTalliedUnitsOfKind(battle, 'character')
  return battle.agendas.flatMap((agenda) => {
    const owner = characters.find(({ unit }) => unit.id === agenda.characterId)
    return owner === undefined ? [] : [{ agenda, owner }]
  })
}

function settleAgenda(battle: AftermathInput, held: AgendaHolder, settled: AftermathResult): AftermathResult {
  const { agenda, owner } = held
  const outcome = outcomeOf(battle, held)
  const question = choiceFor(held, outcome)
  if (outcome === null || outcome === 'missed') return mergeAftermathResults(settled, { choices: [question] })
  const credits = outcome === 'done' ? findAgendaCreditQuestion(battle, held) : null
  const [text, rule] = OUTCOME_TEXTS[outcome]
  return mergeAftermathResults(settled, {
    questions: credits === null ? [] : [credits],
    choices: [question],
    outcomes: [{ step: 'agendas', unitId: owner.unit.id, text: `${owner.unit.name} ${text}`, rule }],
    ledger:
      outcome === 'done'
        ? [
            ...listAgendaPointLedgerLines(battle, held),
            ...(credits === null ? [] : listAgendaCreditLedgerLines(battle, held, credits)),
          ]
        : [],
    agendas: [{ id: agenda.id, outcome }],
  })
}

const OUTCOME_TEXTS = {
  done: ['has done a hidden agenda and may roll another.', 'P28-AGENDA-3'],
  failed: ['has failed a hidden agenda: it is worth 1 point less from now on.', 'P28-AGENDA-2'],
  dropped: ['drops a hidden agenda that is worth nothing any more.', 'P28-AGENDA-2'],
} as const

/** Outcome of an agenda. Absent characters miss theirs. Null until the players choose an outcome for the others. */
function outcomeOf({ choices }: AftermathInput, held: AgendaHolder): AgendaOutcome | null {
  const usual = hasTakenPart(held.owner) ? null : 'missed'
  const chosen = choices.agendas[held.agenda.id]?.outcome ?? usual
  return optionsFor(held).some(({ value }) => value === chosen) ? chosen : usual
}

/**
 * Outcomes to choose from. Absent characters can neither complete nor fail their agenda. An agenda that will be worth
 * nothing in the next game may be dropped (P28-AGENDA-2).
 */
function optionsFor({ agenda, owner }: AgendaHolder): { value: AgendaOutcome; label: string }[] {
  const isThere = hasTakenPart(owner)
  const failures = agenda.failedGames + (isThere ? 1 : 0)
  const mayDrop = canDropAgenda(failures, owner.rules.settings)
  const open = { done: isThere, failed: isThere, missed: true, dropped: mayDrop }
  return OUTCOMES.filter(({ value }) => open[value])
}

/** Choice of an outcome. Omits the name of the agenda, which only its owner may know (P28-AGENDA-1). */
function choiceFor(held: AgendaHolder, chosen: AgendaOutcome | null): ChoiceQuestion {
  const { agenda, owner } = held
  return {
    key: `agenda:${agenda.id}`,
    step: 'agendas',
    text: `Outcome of the hidden agenda of ${owner.unit.name}?`,
    rule: 'P28-AGENDA-2',
    options: optionsFor(held),
    chosen,
  }
}
