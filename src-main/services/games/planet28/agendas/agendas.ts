import type { Author } from '#main/db/change-log/change-log.ts'
import type { Agenda, OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import { createGivenDice, type RecordedDice, createSeededDice } from '#main/games/kit/dice.ts'
import { RESET_AGENDA_FIELDS } from '#main/games/planet28/campaign/agendas/agenda-choice.ts'
import { rollAgendaRewardLedgerLines } from '#main/games/planet28/campaign/agendas/agenda-payment.ts'
import {
  findLootCorner,
  hasCornerSearch,
  searchNextCorner,
} from '#main/games/planet28/campaign/agendas/corner-search.ts'
import { canDropAgenda, findAgendaRefusal, rollAgenda } from '#main/games/planet28/campaign/agendas/hidden-agendas.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { AgendaAudit, VisibleAgendas, AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { LedgerLine, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { formatCount } from '#shared/kit/format.ts'
import { createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import { createAgendaAuditService } from './audit.ts'
import { parseProgress, serializeProgress } from './progress.ts'
import { createAgendaViewBuilder } from './views.ts'

/** A seeded roll, or the face of a die rolled at the table. */
type AgendaRoll = { readonly source: 'seeded' } | { readonly source: 'typed'; readonly face: number }

/** Pays agendas completed without a battle to settle, by the rule of the aftermath. Call `write` inside a change. */
function createAgendaPayout(tools: ForceDependencies) {
  const forces = createCampaignForceStore(tools)
  const book = createLedgerAccess(tools)
  const { campaign } = tools.file.rows

  return {
    /** The ledger lines it brings, with dice seeded per agenda, so that redoing gives the same faces (P28-AG-3). */
    linesOf(agenda: OwnedAgenda): NamedLedgerLine[] {
      const { warband, edition } = requireFound(forces.find(agenda.warbandId), 'warband')
      const nameOf = ({ account }: LedgerLine): string =>
        account.kind === 'warband' ? warband.name : (warband.units.find(({ id }) => id === account.id)?.name ?? '')
      const dice = createSeededDice(`${campaign.get().diceSeed}/agenda/${agenda.id}/credits`)
      const lines = rollAgendaRewardLedgerLines({ agenda, warband, rules: edition.rules }, dice)
      if (!warband.units.some(({ id }) => id === agenda.characterId))
        throw new RefusalError('illegal', `${agenda.characterName} is in the archive. Bring it back first, to be paid.`)
      return lines.map((line) => ({ ...line, accountName: nameOf(line) }))
    },
    write: (lines: readonly NamedLedgerLine[]): void => void book.write(lines, null),
  }
}

/** The campaign points in these lines. */
function sumCampaignPoints(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { currency, amount }) => (currency === 'points' ? sum + amount : sum), 0)
}

/**
 * Creates the service of hidden agendas. History labels never reveal which agenda it is, nor anything that only some
 * of them have (P28-AGENDA-1).
 */
export function createAgendaService(tools: ForceDependencies) {
  const { file, now, newId, force } = tools
  const { agendas, campaign, players } = file.rows
  const views = createAgendaViewBuilder(tools)
  const audit = createAgendaAuditService(tools)
  const pay = createAgendaPayout(tools)
  const { changes } = file

  const get = (id: string): OwnedAgenda => requireFound(agendas.find(id), 'hidden agenda')
  const seedFor = (path: string): string => `${campaign.get().diceSeed}/agenda/${path}`
  function getSeen({ id, version }: RowVersionRef): OwnedAgenda {
    const row = get(id)
    requireRowUnchanged(file, 'agenda', id, version)
    return row
  }
  function write(row: OwnedAgenda, label: string, author: Author, changed: Partial<Agenda>): void {
    changes.record(label, author, () => agendas.update({ ...row, ...changed }))
  }
  function rewrite(row: OwnedAgenda, label: string, author: Author, changed: Partial<Agenda>): AgendaView {
    write(row, label, author, changed)
    return views.whole(get(row.id))
  }

  /**
   * Seeded by character and number of the deal: a redo after undo gives the same face, a new deal after a removal
   * another one.
   */
  function dealt(characterId: string, roll: AgendaRoll) {
    const dice = agendaDice(roll, seedFor(`${characterId}/${agendas.countDealt(characterId)}`))
    const agenda = rollAgenda(dice)
    const [face = 0] = dice.faces
    return { id: newId(), characterId, agenda, face, rolled: roll.source, failedGames: 0, dealtAt: now() }
  }

  return {
    list: (): AgendaView[] => views.wholes(agendas.list()),
    listFor({ as: playerId }: { as: string | null }): VisibleAgendas {
      if (playerId !== null) requireFound(players.find(playerId), 'player')
      return views.seenBy(playerId, agendas.list())
    },
    audit: (): AgendaAudit[] => audit.list(),
    /** One agenda per character; several per warband, unless ruled otherwise (P28-AGENDA-1). */
    deal({ characterId, roll, playerId }: ServiceMethodInput<'agendas', 'deal'>, author: Author): AgendaView {
      const { name, warbandId } = requireFound(agendas.findOwner(characterId), 'character')
      if (playerId !== undefined) requireFound(players.find(playerId), 'player')
      const inHand = agendas.list().filter((row) => row.warbandId === warbandId)
      const refusal = findAgendaRefusal(characterId, inHand, force(warbandId).edition.rules.settings)
      if (refusal !== null) throw new RefusalError('conflict', refusal)
      const row = dealt(characterId, roll)
      changes.record(`Deal a hidden agenda to ${name}`, author, () => {
        if (playerId !== undefined) players.assign({ kind: 'character', id: characterId, side: null }, playerId)
        agendas.add(row)
      })
      return views.whole(get(row.id))
    },
    setTarget({ target, ...seen }: RowVersionRef & { target: string }, author: Author): AgendaView {
      const row = getSeen(seen)
      return rewrite(row, noteOn(row), author, { target: target.trim() })
    },
    setNote({ note, ...seen }: RowVersionRef & { note: string }, author: Author): AgendaView {
      const row = getSeen(seen)
      const progress = serializeProgress({ ...parseProgress(row.progress), note: note.trim() })
      return rewrite(row, noteOn(row), author, { progress })
    },
    /** Seeded per game, so that redoing gives the same face (P28-AG-3). */
    search({ roll, ...seen }: RowVersionRef & { roll: AgendaRoll }, author: Author): AgendaView {
      const row = getSeen(seen)
      if (!hasCornerSearch(row.agenda))
        throw new RefusalError('illegal', 'This hidden agenda has no corners to search.')
      const { note, corners } = parseProgress(row.progress)
      if (findLootCorner(row.agenda, corners) !== null)
        throw new RefusalError('conflict', 'The loot is found already: there is no corner left to search.')
      const seed = seedFor(`${row.id}/corners/${row.failedGames}`)
      const dice = agendaDice(roll, seed, corners.faces.length)
      const after = searchNextCorner(row.agenda, corners, dice)
      requireUsed(roll, dice, 'The last corner holds it for certain: no die is thrown for it.')
      return rewrite(row, noteOn(row), author, { progress: serializeProgress({ note, corners: after }) })
    },
    /** Undo hides it again, as far as the players can forget it. */
    reveal(seen: RowVersionRef, author: Author): AgendaView {
      const row = getSeen(seen)
      return rewrite(row, `${row.characterName} reveals a hidden agenda`, author, { isRevealed: true })
    },
    share({ isShared, ...seen }: RowVersionRef & { isShared: boolean }, author: Author): AgendaView {
      const row = getSeen(seen)
      const what = isShared ? 'shares the points of a hidden agenda' : 'keeps the points of a hidden agenda'
      return rewrite(row, `${row.characterName} ${what}`, author, { isShared })
    },
    /** Completed without a battle: it is paid by hand and another one may be dealt (P28-AGENDA-2, P28-AGENDA-3). */
    done(seen: RowVersionRef, author: Author): void {
      const row = getSeen(seen)
      const lines = pay.linesOf(row)
      const paid = sumCampaignPoints(lines)
      const label = `${row.characterName} has done a hidden agenda, worth ${formatCount(paid, 'campaign point')}`
      changes.record(label, author, () => {
        pay.write(lines)
        agendas.update({ ...row, state: 'done', paid, endedAt: now() })
      })
    },
    /** The agenda is kept and is worth one point less (P28-AGENDA-2). */
    fail(seen: RowVersionRef, author: Author): AgendaView {
      const row = getSeen(seen)
      const label = `${row.characterName} ends a game without the hidden agenda`
      return rewrite(row, label, author, { ...RESET_AGENDA_FIELDS, failedGames: row.failedGames + 1 })
    },
    miss(seen: RowVersionRef, author: Author): AgendaView {
      const row = getSeen(seen)
      return rewrite(row, `${row.characterName} misses a game: the hidden agenda waits`, author, RESET_AGENDA_FIELDS)
    },
    drop(seen: RowVersionRef, author: Author): void {
      const row = getSeen(seen)
      if (!canDropAgenda(row.failedGames, force(row.warbandId).edition.rules.settings))
        throw new RefusalError('illegal', WHY_KEPT)
      write(row, `${row.characterName} drops a hidden agenda`, author, { state: 'dropped', endedAt: now() })
    },
    remove(seen: RowVersionRef, author: Author): void {
      const { id, characterName } = getSeen(seen)
      changes.record(`Remove the hidden agenda of ${characterName}`, author, () => agendas.remove(id))
    },
  }
}

/** A single label for all secret notes of the owner. */
const noteOn = ({ characterName }: OwnedAgenda): string => `Note on the hidden agenda of ${characterName}`

const WHY_KEPT =
  'It may be dropped once it is worth nothing, where your group has not ruled that it is kept (P28-AGENDA-2).'

/** The dice of a roll, after `drawn` faces of the seed. */
function agendaDice(roll: AgendaRoll, seed: string, drawn = 0): RecordedDice {
  return roll.source === 'typed' ? createGivenDice([roll.face]) : createSeededDice(seed, drawn)
}

/** Refuses an entered face that was not needed. */
function requireUsed(roll: AgendaRoll, { faces }: RecordedDice, because: string): void {
  if (roll.source === 'typed' && faces.length === 0) throw new RefusalError('illegal', because)
}
