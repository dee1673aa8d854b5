import type { AgendaView } from '../../src-shared/contract/agendas.ts'
import type { Author } from '../db/change-log.ts'
import { createAgendaRepository, type DealtAgenda, type OwnedAgenda } from '../db/repositories/agendas.ts'
import { createCampaignRepository } from '../db/repositories/campaign.ts'
import { givenDice, seededDice } from '../games/kit/dice.ts'
import { agendaWorth, rollAgenda } from '../games/planet28/campaign/hidden-agendas.ts'
import { found, Refused } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** Orrery's own die, or the face of one rolled at the table. */
export type AgendaRoll = { source: 'seeded' } | { source: 'typed'; face: number }

/** The use cases of hidden agendas. Labels never say which agenda it is (P28-AGENDA-1). */
export function createAgendas({ file, now, newId }: Tools) {
  const agendas = createAgendaRepository(file.orm)
  const campaign = createCampaignRepository(file.orm)
  const { changes } = file

  function view(row: OwnedAgenda, version = changes.versionOf('agenda', row.id)): AgendaView {
    return { ...row, worth: agendaWorth(row.failedGames), version }
  }
  const get = (id: string): OwnedAgenda => found(agendas.find(id), 'hidden agenda')

  /** The n-th agenda of a character has a die of its own: after undo the same face comes, after a removal a new one. */
  function diceFor(characterId: string, roll: AgendaRoll) {
    if (roll.source === 'typed') return givenDice([roll.face])
    const ordinal = agendas.countDealt(characterId)
    return seededDice(`${campaign.get().diceSeed}/agenda/${characterId}/${ordinal}`)
  }

  function dealt(characterId: string, roll: AgendaRoll): DealtAgenda {
    const dice = diceFor(characterId, roll)
    const agenda = rollAgenda(dice)
    const [face = 0] = dice.faces
    return { id: newId(), characterId, agenda, face, rolled: roll.source, failedGames: 0, dealtAt: now() }
  }

  return {
    list(): AgendaView[] {
      const versions = changes.versionsOf('agenda')
      return agendas.list().map((row) => view(row, versions.get(row.id)))
    },
    /** One agenda a character, several in a warband (P28-AGENDA-1). */
    deal({ characterId, roll }: { characterId: string; roll: AgendaRoll }, author: Author): AgendaView {
      const { name } = found(agendas.findOwner(characterId), 'character')
      if (agendas.findOf(characterId))
        throw new Refused(
          'conflict',
          `${name} has a hidden agenda already. Remove that one before you deal another (P28-AGENDA-1).`,
        )
      const row = dealt(characterId, roll)
      changes.record(`Deal a hidden agenda to ${name}`, author, () => agendas.add(row))
      return view(get(row.id))
    },
    /** It is kept and is worth one point less (P28-AGENDA-2). */
    fail({ id, version }: { id: string; version: number }, author: Author): AgendaView {
      const { characterName, failedGames } = get(id)
      requireSeen(file, 'agenda', id, version)
      const label = `${characterName} ends a game without the hidden agenda`
      changes.record(label, author, () => agendas.setFailedGames(id, failedGames + 1))
      return view(get(id))
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { characterName } = get(id)
      requireSeen(file, 'agenda', id, version)
      changes.record(`Remove the hidden agenda of ${characterName}`, author, () => agendas.remove(id))
    },
  }
}
