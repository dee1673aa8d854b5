import { createGivenDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { groupLetters, encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { setUpBattle } from '#main/games/space-planes/game.ts'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { isMailableName } from '#main/services/mail/mailable-names.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import { Name } from '#shared/contract/base.ts'
import type { PlanesInvitation } from '#shared/contract/space-planes/mail.ts'
import { MAIL_SIDES } from '#shared/games/space-planes/by-mail.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { createDefaultSettings, SETTINGS, type PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { SettingDefinition } from '#shared/kit/setting-definitions.ts'

/** The mail part that invites to a battle: the inviting side and how the battle starts. */
export type Invitation = Extract<PlanesMailPart, { kind: 'invitation' }>

/** Hash of everything an invitation proposes. Accepting it requires this hash. */
export function computeTermsHash({ game, side, start }: Invitation): string {
  return sha256Hex(formatCanonicalJson([game, side, start]))
}

const SHOWN_DIGITS = 8

type Setting = PlanesInvitation['settings'][number]

/** Lists the face sets of an invitation other than the standard one, each with its combat value (SP-FACE-1). */
async function listInvitedFaces({ faces, sides = {}, drawings = [] }: BattleOptions): Promise<Setting[]> {
  const ships = Object.values(sides).flatMap((side) => side.ships)
  const drawn = drawings.flatMap((drawing, at) => {
    const names = ships.filter((ship) => ship.drawing === at).map(({ name }) => name)
    return names.length === 0 ? [] : [{ title: `Faces of ${names.join(', ')}`, faces: drawing }]
  })
  const sets = [...(faces ? [{ title: 'Faces', faces }] : []), ...drawn]
  if (sets.length === 0) return []
  const usual = `Standard set, combat value ${await getValue(STANDARD_FACES)}`
  return Promise.all(
    sets.map(async ({ title, faces: set }) => ({
      title,
      answer: `Own drawing, combat value ${await getValue(set)}`,
      usual,
    })),
  )
}

/** Combat value of a face set, computed on a worker thread, since a drawing of many lines takes a while. */
async function getValue(faces: FaceSet): Promise<number> {
  return (await runWorkerJob('planes-faces', faces)).value
}

/** The complete view of an invitation, to be read before it is accepted. */
export async function buildInvitationView(invitation: Invitation): Promise<PlanesInvitation> {
  const { side, start } = invitation
  const { name, players, options, anchor } = start
  const { settings } = setUpBattle(options, createGivenDice([]))
  const seats = options.seats.map((seat, at) => {
    const mailSide = MAIL_SIDES[at] ?? 'A'
    const ships = options.sides?.[seat]?.ships.map((ship) => ship.name) ?? []
    const shipCount = options.shares?.[seat] ?? settings.shipsEach
    return { seat, player: players[mailSide], isMine: mailSide !== side, shipCount, ships }
  })
  return {
    terms: computeTermsHash(invitation),
    name,
    from: players[side],
    seats,
    areaMm: [...settings.areaMm],
    settings: [
      ...placing(options),
      ...(await listInvitedFaces(options)),
      ...otherAnswers(settings),
      ...otherNumbers(settings),
    ],
    anchor: groupLetters(encodeHexAsLetters(anchor.slice(0, SHOWN_DIGITS))),
  }
}

function placing({ drawnPlaces }: BattleOptions): PlanesInvitation['settings'] {
  const title = 'Placing ships'
  return drawnPlaces === undefined ? [] : [{ title, answer: 'By chance, from the links of both', usual: 'One by one' }]
}

function otherAnswers(settings: PlanesSettings): PlanesInvitation['settings'] {
  return Object.entries<SettingDefinition>(SETTINGS).flatMap(([id, { title, choices }]) => {
    const value = settings[id as keyof typeof SETTINGS]
    const [usual] = choices
    if (id === 'deckMode' || value === usual.value) return []
    return [
      { title, answer: choices.find((choice) => choice.value === value)?.label ?? String(value), usual: usual.label },
    ]
  })
}

const NUMBERS = {
  areaMm: 'Area, mm',
  cardLongMm: 'Long card edge, mm',
  cardShortMm: 'Short card edge, mm',
  cubeMm: 'Cube, mm',
  shipsEach: 'Ships of each player',
  turnLimit: 'Player turns at most',
} as const

function otherNumbers(settings: PlanesSettings): PlanesInvitation['settings'] {
  const book = createDefaultSettings(2)
  const words = (value: PlanesSettings[keyof typeof NUMBERS]): string =>
    typeof value === 'object' && value !== null ? value.join(' × ') : String(value ?? 'none')
  return Object.entries(NUMBERS).flatMap(([name, title]) => {
    const id = name as keyof typeof NUMBERS
    const [answer, usual] = [words(settings[id]), words(book[id])]
    return answer === usual ? [] : [{ title, answer, usual }]
  })
}

/** Validates an invitation, which is untrusted: it must be fit to be stored and played. */
export function requireSoundInvitation({ start }: Invitation): void {
  const { name, players, options } = start
  const brought = Object.values(options.sides ?? {})
  const ships = brought.flatMap((side) => side.ships.flatMap((ship) => [ship.name, ship.captain]))
  const names = [name, players.A, players.B, ...options.seats, ...brought.map((side) => side.name), ...ships]
  if (!names.every(isMailableName) || ![name, players.A, players.B].every((text) => Name.safeParse(text).success))
    throw new RefusalError('conflict', 'The invitation holds names that cannot be stored.')
}
