import type { Dice } from '#main/games/kit/dice.ts'
import type { AftermathChoices } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import type { AgendaInPlay, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { AftermathInput } from '../aftermath/aftermath-input.ts'
import { settleAgendas } from '../aftermath/agendas.ts'
import { NO_AFTERMATH_CHOICES } from '../aftermath/answer-choice.ts'
import { rollDiceQuestion } from '../aftermath/dice-questions.ts'
import { EMPTY_AFTERMATH_RESULT } from '../aftermath/settlement.ts'

/** An agenda completed without a battle to settle, with its warband. */
export interface CompletedAgenda {
  readonly agenda: AgendaInPlay
  readonly warband: CampaignWarband
  readonly rules: Rules
}

/**
 * Ledger lines of the reward, the same as in an aftermath (P28-AGENDA-2, P28-AG-3, P28-AG-6). Empty if the owner is
 * not in the warband.
 */
export function rollAgendaRewardLedgerLines(done: CompletedAgenda, dice: Dice): readonly LedgerLine[] {
  const asked = settleAgendas(battleOf(done, {}), EMPTY_AFTERMATH_RESULT)
  const faces = Object.fromEntries(asked.questions.map((question) => [question.key, rollDiceQuestion(question, dice)]))
  return settleAgendas(battleOf(done, faces), EMPTY_AFTERMATH_RESULT).ledger
}

/** A battle in which only the owner took part. */
function battleOf({ agenda, warband, rules }: CompletedAgenda, faces: AftermathChoices['faces']): AftermathInput {
  return {
    record: recordOf(agenda.characterId, warband),
    warbands: [warband],
    agendas: [agenda],
    choices: { ...NO_AFTERMATH_CHOICES, faces, agendas: { [agenda.id]: { outcome: 'done', isShared: false } } },
    reserve: 0,
    rulesOf: () => rules,
  }
}

function recordOf(unitId: string, { id: warbandId, name }: CampaignWarband): BattleRecord {
  const tally = { kind: 'character', unitId, warbandId, name, hits: 0, kills: 0, fate: 'stood' } as const
  const side = { name, isEnemy: false, warbandIds: [warbandId], reachedGoal: false }
  return {
    play: 'opposed',
    turns: null,
    goal: '',
    sides: [{ ...side, strangers: { models: 0, destroyed: 0 } }],
    tallies: [{ ...tally, wasHurt: false, isHurtAtEnd: false }],
  }
}
