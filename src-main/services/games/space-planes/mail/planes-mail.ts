import { randomBytes } from 'node:crypto'
import type { Author } from '#main/db/change-log.ts'
import type { PlanesMail } from '#main/db/repositories/space-planes.ts'
import { toLetters } from '#main/games/kit/mail/letters.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { ReadPlanesMail as PastedParts } from '#main/games/space-planes/mail/planes-mail.ts'
import { chainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { requireFitNames } from '#main/services/mail/fit-names.ts'
import { parsedBy } from '#main/services/matches/entries.ts'
import { fileMatchWriter, orderWriter } from '#main/services/matches/match-file.ts'
import { createMatchVersions } from '#main/services/matches/match-versions.ts'
import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { NewMailBattle, PlanesMailDesk, ReadPlanesMail } from '#shared/contract/space-planes/mail.ts'
import { MAIL_SIDES, type ShownLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { listWords, midSentence } from '#shared/kit/words.ts'
import { flyFile } from '../battle-file.ts'
import { optionsWithSides } from '../new-battle.ts'
import { commandsOfJoining, judgeParts, ordersOf } from './incoming-mail.ts'
import { type Invitation, readInvitation, termsOf } from './invitation.ts'
import { mailDesk } from './mail-desk.ts'
import { mailOpener, type OpenMail, withShown } from './mail-table.ts'
import { createSentNotes } from './sent-notes.ts'
import { orderedEntries } from './typed-orders.ts'

/** A battle by mail that begins here, and where it belongs in the campaign. */
interface Beginning {
  readonly row: PlanesMail
  readonly name: string
  readonly options: BattleOptions
  readonly orders: readonly Command[]
  readonly place?: Pick<NewMailBattle, 'seats' | 'starId' | 'nightId'> & { readonly battleId: null }
  readonly label: string
}

/** The use cases of battles that two tables fly by mail (SP-MAIL-1 to SP-MAIL-3). */
export function createPlanesMail(tools: Tools) {
  const { file, newId } = tools
  const { planesMail } = file.rows
  const versions = createMatchVersions(file)
  const openMail = mailOpener(tools)
  const addBattle = fileMatchWriter(tools, SPACE_PLANES)
  const addOrders = orderWriter(tools)

  const opened = (id: string) => found(openMail(id), 'battle by mail')

  function begin({ row, name, options, orders, place, label }: Beginning, author: Author): void {
    const given = orders.map((command) => ({ command, faces: [] }))
    const battle = { name, notes: '', origin: `mail-${row.code.toLowerCase()}`, options, faces: [], orders: given }
    const flown = flyFile(battle, (_path, reason) => {
      throw new Refused('conflict', reason)
    })
    file.changes.record(label, author, (changeId) => {
      addBattle({ id: row.id, match: battle, played: flown, ...(place && { place }) }, { changeId, actor: author.name })
      planesMail.put(row)
    })
  }

  /** What a pasted text holds; the campaign may be closed while it is read. */
  async function readText(text: string): Promise<PastedParts> {
    const read = await readInWorker('planes-mail', text)
    if (file.db.open) return read
    throw new Refused('file', 'The campaign was closed while the mail was read. Open it and paste the mail again.')
  }

  function judge({ parts }: PastedParts) {
    const row = parts[0] ? planesMail.findByCode(parts[0].game) : null
    const open = row && openMail(row.id)
    return { open, ...judgeParts(parts, open) }
  }

  /** Keeps which card link is spent: undo looks past it (SP-MAIL-2). */
  function noteShown({ match, row, battle }: OpenMail, shown: ShownLink | null, author: Author): void {
    if (shown === battle.shown) return
    const label = `Note the card links that are spent in ${midSentence(match.name)}`
    file.changes.note(label, author, () => planesMail.put({ ...row, copied: withShown(row, shown) }))
  }

  function takeInvitation({ game, side, start }: Invitation, author: Author): string {
    const secret = newSecret()
    const mine = MAIL_SIDES[1 - MAIL_SIDES.indexOf(side)] ?? 'A'
    const seat = start.options.seats[MAIL_SIDES.indexOf(mine)] ?? ''
    const [ownName, otherName] = [start.players[mine], start.players[side]]
    const row = { id: newId(), code: game, seat, ownName, otherName, address: '', secret, copied: [] }
    const orders = commandsOfJoining({ kind: 'invitation', game, turn: 0, side, start }, chainLink(secret, 0))
    const label = `Take the invitation to ${midSentence(start.name)}`
    begin({ row, name: start.name, options: start.options, orders, label }, author)
    return row.id
  }

  return {
    invite(fields: NewMailBattle, author: Author): { id: string } {
      const { name, mySeat, ownName, otherName, address, seats, starId, nightId } = fields
      requireFitNames([name, ownName, otherName])
      const options = parsedBy(
        SPACE_PLANES.options,
        {
          ...optionsWithSides(file, fields),
          byMail: true,
          ...(fields.drawsPlaces && { drawnPlaces: mySeat }),
        },
        'These are no options of a battle by mail.',
      )
      if (!options.seats.includes(mySeat))
        throw new Refused('illegal', `There is no seat ${mySeat} to fly at this table.`)
      const secret = newSecret()
      const code = toLetters(randomBytes(CODE_BYTES).toString('hex'))
      const row = { id: newId(), code, seat: mySeat, ownName, otherName, address, secret, copied: [] }
      const orders: Command[] = [{ type: 'join', by: mySeat, anchor: chainLink(secret, 0) }]
      const place = { seats, starId, nightId, battleId: null }
      begin({ row, name, options, orders, place, label: `Begin ${midSentence(name)} by mail` }, author)
      return { id: row.id }
    },
    desk({ id }: { id: string }): PlanesMailDesk | null {
      const open = openMail(id)
      return open && mailDesk(open)
    },
    order({ id, version, text }: { id: string; version: number; text: string }, author: Author): void {
      const open = opened(id)
      const given = open.battle.log.length
      versions.requireFreshPlay(id, given, version, { role: 'gamemaster' })
      const entries = orderedEntries(open, text)
      const label = `${open.row.ownName}: ${text.slice(0, LABEL_CHARACTERS)}`
      file.changes.record(label, author, (changeId) =>
        addOrders({ id, given, orders: ordersOf(open, entries) }, { changeId, actor: author.name }),
      )
    },
    ...createSentNotes(file, opened),
    async readMail({ text }: { text: string }): Promise<ReadPlanesMail> {
      const read = await readText(text)
      const { parts, open, invitation } = judge(read)
      return {
        parts: parts.map(({ part: { side, turn }, text: words, problem, isHere }) => ({
          side,
          turn,
          text: isHere ? `${words}: here already.` : `${words}.`,
          problem,
        })),
        problems: [...read.problems],
        battleId: open?.row.id ?? null,
        invitation: invitation && (await readInvitation(invitation)),
      }
    },
    async takeMail({ text, terms }: { text: string; terms: string | null }, author: Author) {
      const read = await readText(text)
      const { parts, entries, shown, open, invitation } = judge(read)
      const refused = [...parts.flatMap(({ problem }) => problem ?? []), ...read.problems]
      const sound = parts.filter(({ problem }) => problem === null)
      if (sound.length === 0)
        throw new Refused('conflict', refused[0] ?? 'There is no turn in this text. Paste the whole mail.')
      const taken = sound.map(({ text: words }) => `${words}.`)
      if (invitation !== null) {
        if (terms !== termsOf(invitation))
          throw new Refused(
            'conflict',
            'Read what the invitation proposes first: it is taken as it was read, or not at all.',
          )
        return { battleId: takeInvitation(invitation, author), taken, refused }
      }
      if (open === null) throw new Refused('conflict', refused[0] ?? 'Paste the invitation of this battle first.')
      const { id } = open.row
      if (entries.length > 0)
        file.changes.record(
          `Take a mail: ${listWords(sound.flatMap((one) => (one.isHere ? [] : midSentence(one.text))))}`,
          author,
          (changeId) =>
            addOrders(
              { id, given: open.battle.log.length, orders: ordersOf(open, entries) },
              { changeId, actor: author.name },
            ),
        )
      noteShown(open, shown, author)
      return { battleId: id, taken, refused }
    },
  }
}

const LABEL_CHARACTERS = 80
const CODE_BYTES = 4
const SECRET_BYTES = 32

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex')
}
