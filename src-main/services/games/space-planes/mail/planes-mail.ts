import { randomBytes } from 'node:crypto'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { PlanesMail } from '#main/db/repositories/space-planes.ts'
import { encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { findNewestShownLinkAfterSending } from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { ParsedPlanesMail as PastedParts } from '#main/games/space-planes/mail/planes-mail.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { requireMailableNames } from '#main/services/mail/mailable-names.ts'
import { parseWithSchema } from '#main/services/matches/entries.ts'
import { createMatchFileWriter, createReplayedCommandWriter } from '#main/services/matches/match-file.ts'
import { createMatchVersionChecks } from '#main/services/matches/match-versions.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { NewMailBattle, PlanesMailDesk, PlanesMailPreview } from '#shared/contract/space-planes/mail.ts'
import { MAIL_SIDES, type RevealedChainLink, type SendMethod } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { formatList, formatNameMidSentence } from '#shared/kit/format.ts'
import { replayBattleFile } from '../battle-file.ts'
import { buildBattleOptions } from '../new-battle.ts'
import { buildJoinCommands, evaluateMailParts, buildReplayedCommands } from './incoming-mail.ts'
import { type Invitation, buildInvitationView, computeTermsHash } from './invitation.ts'
import { createMailBattleLoader, type LoadedMailBattle, replaceShownLink } from './mail-battle.ts'
import { buildMailDesk } from './mail-desk.ts'
import { computeSentRecords, buildOutgoingMail, buildPartsToSend, findPreviousSendMethod } from './outgoing-mail.ts'
import { playTypedOrders } from './typed-orders.ts'

/** A new battle by mail, and its place in the campaign. */
interface Beginning {
  readonly row: PlanesMail
  readonly name: string
  readonly options: BattleOptions
  readonly orders: readonly Command[]
  readonly place?: Pick<NewMailBattle, 'seats' | 'starId' | 'nightId'> & { readonly battleId: null }
  readonly label: string
}

const SENT: Readonly<Record<SendMethod, string>> = { copied: 'Copy', opened: 'Open', saved: 'Save' }

/** Records that mails were sent, or were not sent after all. */
function createSentMailRecorder(
  { rows, changes }: Pick<CampaignFile, 'rows' | 'changes'>,
  opened: (id: string) => LoadedMailBattle,
) {
  const { planesMail } = rows
  return {
    sent({ id, how, text }: { id: string; how: SendMethod; text: string }, author: Author): void {
      const open = opened(id)
      const { row, match, battle } = open
      if (buildOutgoingMail(open)?.text !== text)
        throw new RefusalError('stale', 'What left is no longer the mail to send: it has changed since.')
      const { parts } = buildPartsToSend(open)
      if (parts.every((part) => findPreviousSendMethod(row, part) === how)) return
      const label = `${SENT[how]} a mail of ${formatNameMidSentence(match.name)} for ${row.otherName}`
      const copied = replaceShownLink(
        { copied: computeSentRecords(row, parts, how) },
        findNewestShownLinkAfterSending(battle),
      )
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
    /** A link stays spent, since the text with it was displayed. */
    notSent({ id }: { id: string }, author: Author): void {
      const open = opened(id)
      const { row, match } = open
      const copied = computeSentRecords(row, buildPartsToSend(open).parts, null)
      if (copied.length === row.copied.length) return
      const label = `Note that a mail of ${formatNameMidSentence(match.name)} was not sent to ${row.otherName}`
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
  }
}

/** Creates the service of battles by mail between two tables (SP-MAIL-1 to SP-MAIL-3). */
export function createPlanesMailService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const { planesMail } = file.rows
  const versions = createMatchVersionChecks(file)
  const openMail = createMailBattleLoader(tools)
  const addBattle = createMatchFileWriter(tools, SPACE_PLANES)
  const addOrders = createReplayedCommandWriter(tools)

  const opened = (id: string) => requireFound(openMail(id), 'battle by mail')

  function begin({ row, name, options, orders, place, label }: Beginning, author: Author): void {
    const given = orders.map((command) => ({ command, faces: [] }))
    const battle = { name, notes: '', origin: `mail-${row.code.toLowerCase()}`, options, faces: [], orders: given }
    const flown = replayBattleFile(battle, (_path, reason) => {
      throw new RefusalError('conflict', reason)
    })
    file.changes.record(label, author, (changeId) => {
      addBattle({ id: row.id, match: battle, played: flown, ...(place && { place }) }, { changeId, actor: author.name })
      planesMail.put(row)
    })
  }

  /** Parses a pasted text. The campaign may be closed meanwhile. */
  async function readText(text: string): Promise<PastedParts> {
    const read = await runWorkerJob('planes-mail', text)
    if (file.db.open) return read
    throw new RefusalError('file', 'The campaign was closed while the mail was read. Open it and paste the mail again.')
  }

  function judge({ parts }: PastedParts) {
    const row = parts[0] ? planesMail.findByCode(parts[0].game) : null
    const open = row && openMail(row.id)
    return { open, ...evaluateMailParts(parts, open) }
  }

  /** Records the spent card link in a change that undo skips (SP-MAIL-2). */
  function noteShown({ match, row, battle }: LoadedMailBattle, shown: RevealedChainLink | null, author: Author): void {
    if (shown === battle.shown) return
    const label = `Note the card links that are spent in ${formatNameMidSentence(match.name)}`
    file.changes.note(label, author, () => planesMail.put({ ...row, copied: replaceShownLink(row, shown) }))
  }

  function takeInvitation({ game, side, start }: Invitation, author: Author): string {
    const secret = newSecret()
    const mine = MAIL_SIDES[1 - MAIL_SIDES.indexOf(side)] ?? 'A'
    const seat = start.options.seats[MAIL_SIDES.indexOf(mine)] ?? ''
    const [ownName, otherName] = [start.players[mine], start.players[side]]
    const row = { id: newId(), code: game, seat, ownName, otherName, address: '', secret, copied: [] }
    const orders = buildJoinCommands({ kind: 'invitation', game, turn: 0, side, start }, computeChainLink(secret, 0))
    const label = `Take the invitation to ${formatNameMidSentence(start.name)}`
    begin({ row, name: start.name, options: start.options, orders, label }, author)
    return row.id
  }

  return {
    invite(fields: NewMailBattle, author: Author): { id: string } {
      const { name, mySeat, ownName, otherName, address, seats, starId, nightId } = fields
      requireMailableNames([name, ownName, otherName])
      const options = parseWithSchema(
        SPACE_PLANES.options,
        {
          ...buildBattleOptions(file, fields),
          byMail: true,
          ...(fields.drawsPlaces && { drawnPlaces: mySeat }),
        },
        'These are no options of a battle by mail.',
      )
      if (!options.seats.includes(mySeat))
        throw new RefusalError('illegal', `There is no seat ${mySeat} to fly at this table.`)
      const secret = newSecret()
      const code = encodeHexAsLetters(randomBytes(CODE_BYTES).toString('hex'))
      const row = { id: newId(), code, seat: mySeat, ownName, otherName, address, secret, copied: [] }
      const orders: Command[] = [{ type: 'join', by: mySeat, anchor: computeChainLink(secret, 0) }]
      const place = { seats, starId, nightId, battleId: null }
      begin({ row, name, options, orders, place, label: `Begin ${formatNameMidSentence(name)} by mail` }, author)
      return { id: row.id }
    },
    desk({ id }: { id: string }): PlanesMailDesk | null {
      const open = openMail(id)
      return open && buildMailDesk(open)
    },
    order({ id, version, text }: { id: string; version: number; text: string }, author: Author): void {
      const open = opened(id)
      const given = open.battle.log.length
      versions.requireFreshPlay(id, given, version, { role: 'gamemaster' })
      const entries = playTypedOrders(open, text)
      const label = `${open.row.ownName}: ${text.slice(0, LABEL_CHARACTERS)}`
      file.changes.record(label, author, (changeId) =>
        addOrders({ id, given, orders: buildReplayedCommands(open, entries) }, { changeId, actor: author.name }),
      )
    },
    ...createSentMailRecorder(file, opened),
    async readMail({ text }: { text: string }): Promise<PlanesMailPreview> {
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
        invitation: invitation && (await buildInvitationView(invitation)),
      }
    },
    async takeMail({ text, terms }: { text: string; terms: string | null }, author: Author) {
      const read = await readText(text)
      const { parts, entries, shown, open, invitation } = judge(read)
      const refused = [...parts.flatMap(({ problem }) => problem ?? []), ...read.problems]
      const sound = parts.filter(({ problem }) => problem === null)
      if (sound.length === 0)
        throw new RefusalError('conflict', refused[0] ?? 'There is no turn in this text. Paste the whole mail.')
      const taken = sound.map(({ text: words }) => `${words}.`)
      if (invitation !== null) {
        if (terms !== computeTermsHash(invitation))
          throw new RefusalError(
            'conflict',
            'Read what the invitation proposes first: it is taken as it was read, or not at all.',
          )
        return { battleId: takeInvitation(invitation, author), taken, refused }
      }
      if (open === null) throw new RefusalError('conflict', refused[0] ?? 'Paste the invitation of this battle first.')
      const { id } = open.row
      if (entries.length > 0)
        file.changes.record(
          `Take a mail: ${formatList(sound.flatMap((judgedPart) => (judgedPart.isHere ? [] : formatNameMidSentence(judgedPart.text))))}`,
          author,
          (changeId) =>
            addOrders(
              { id, given: open.battle.log.length, orders: buildReplayedCommands(open, entries) },
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
