import type { Audience } from '#shared/contract/journal.ts'
import { normalizeReader, parsePassages } from '#shared/kit/passages.ts'
import { splitFrontMatter } from './front-matter.ts'

/** What decides who may read an entry. */
export interface AccessRules {
  readonly kind: string
  readonly audience: Audience
  readonly readers: readonly string[]
  readonly body: string
}

/** A player as secrets know them. */
export interface KnownPlayer {
  readonly id: string
  readonly name: string
}

/** A comment, closed or not: nobody sees it in a text that is shown, so it is the gamemaster's. */
const COMMENTS = /<!--[^]*?(?:-->|$)|%%[^]*?(?:%%|$)/g
/** The same as a reference to nowhere, which Markdown does not show: `[//]: # (words)`, `[comment]: <> (words)`. */
const REFERENCE_COMMENTS =
  /^[ \t>]*\[(?:\/\/|comment|#)\]:[ \t]*(?:#|<[^<>\n]*>)[ \t]*(?:\n[ \t>]*(?=["'(]))?(?:\([^)]*|"[^"]*|'[^']*)?.*/gim

/** Whether an entry is a player's to read; null asks for everybody. Templates are nobody's but the gamemaster's. */
export function canRead({ kind, audience, readers }: Omit<AccessRules, 'body'>, playerId: string | null): boolean {
  if (kind === 'template') return false
  if (audience === 'all') return true
  return audience === 'chosen' && playerId !== null && readers.includes(playerId)
}

/** What a player may read of an entry's text, or null where the entry is not theirs. Its links are still as they were written. */
export function findReadableText(
  entry: AccessRules,
  playerId: string | null,
  players: readonly KnownPlayer[],
): string | null {
  return canRead(entry, playerId) ? removeSecrets(entry.body, playerId, players) : null
}

/** A text without what a player may not read: secrets, comments and front matter. No gap tells where something stood. */
export function removeSecrets(text: string, playerId: string | null, players: readonly KnownPlayer[]): string {
  const name = nameOf(playerId, players)
  const opened = parsePassages(splitFrontMatter(text).text)
    .filter(({ readers }) => readers === null || (name !== null && readers.has(name)))
    .map((passage) => passage.text)
    .join('\n\n')
  return opened
    .replace(COMMENTS, '')
    .replace(REFERENCE_COMMENTS, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The id of the one player of this name, whatever its letter case; null where nobody or several bear it. */
export function findPlayerId(name: string, players: readonly KnownPlayer[]): string | null {
  const [player, another] = players.filter((knownPlayer) => normalizeReader(knownPlayer.name) === normalizeReader(name))
  return player && !another ? player.id : null
}

/** The names that let nobody in. */
export function listUnknownNames(names: readonly string[], players: readonly KnownPlayer[]): string[] {
  const known = new Set(players.map(({ id }) => nameOf(id, players)))
  return names.filter((name) => !known.has(normalizeReader(name)))
}

/** The name under which secrets know a player; null where others bear it too. */
function nameOf(playerId: string | null, players: readonly KnownPlayer[]): string | null {
  const player = players.find(({ id }) => id === playerId)
  return player && findPlayerId(player.name, players) === player.id ? normalizeReader(player.name) : null
}
