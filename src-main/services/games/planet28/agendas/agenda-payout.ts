import type { OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import { seededDice } from '#main/games/kit/dice.ts'
import { createAgendaRewardLines } from '#main/games/planet28/campaign/agendas/agenda-payment.ts'
import { requireFound, RefusalError } from '#main/services/refusal-error.ts'
import type { LedgerLine, NamedLine } from '#shared/games/planet28/campaign/ledger.ts'
import { createCampaignForces } from '../between-battles/campaign-forces.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { createLedgerBook } from '../ledger/ledger-book.ts'

/** Pays agendas completed without a battle to settle, by the rule of the aftermath. Call `write` inside a change. */
export function createAgendaPayout(tools: ForceTools) {
  const forces = createCampaignForces(tools)
  const book = createLedgerBook(tools)
  const { campaign } = tools.file.rows

  return {
    /** The ledger lines it brings, with dice seeded per agenda, so that redoing gives the same faces (P28-AG-3). */
    linesOf(agenda: OwnedAgenda): NamedLine[] {
      const { warband, edition } = requireFound(forces.find(agenda.warbandId), 'warband')
      const nameOf = ({ account }: LedgerLine): string =>
        account.kind === 'warband' ? warband.name : (warband.units.find(({ id }) => id === account.id)?.name ?? '')
      const dice = seededDice(`${campaign.get().diceSeed}/agenda/${agenda.id}/credits`)
      const lines = createAgendaRewardLines({ agenda, warband, rules: edition.rules }, dice)
      if (!warband.units.some(({ id }) => id === agenda.characterId))
        throw new RefusalError('illegal', `${agenda.characterName} is in the archive. Bring it back first, to be paid.`)
      return lines.map((line) => ({ ...line, accountName: nameOf(line) }))
    },
    write: (lines: readonly NamedLine[]): void => void book.write(lines, null),
  }
}

/** The campaign points in these lines. */
export function sumCampaignPoints(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { currency, amount }) => (currency === 'points' ? sum + amount : sum), 0)
}
