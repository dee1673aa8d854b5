import type { EntryAudience } from '#shared/contract/journal.ts'
import { normalizeReader, parsePassages } from '#shared/kit/passages.ts'
import { splitFrontMatter } from './front-matter.ts'

/** The fields of an entry that decide who may read it. */
export interface EntryAccessFields {
  readonly kind: string
  readonly audience: EntryAudience
  readonly readers: readonly string[]
  readonly body: string
}

/** A player, for matching the names in secrets. */
export interface KnownPlayer {
  readonly id: string
  readonly name: string
}

/** A comment, closed or not. It is invisible in the rendered text, so it is for the gamemaster only. */
const COMMENTS = /<!--[^]*?(?:-->|$)|%%[^]*?(?:%%|$)/g
/**
 * A comment written as a reference definition, which Markdown does not render: `[//]: # (words)`, `[comment]: <>
 * (words)`.
 */
const REFERENCE_COMMENTS =
  /^[ \t>]*\[(?:\/\/|comment|#)\]:[ \t]*(?:#|<[^<>\n]*>)[ \t]*(?:\n[ \t>]*(?=["'(]))?(?:\([^)]*|"[^"]*|'[^']*)?.*/gim

/** Whether a player may read an entry; null means all players. Templates are for the gamemaster only. */
export function canReadEntry(
  { kind, audience, readers }: Omit<EntryAccessFields, 'body'>,
  playerId: string | null,
): boolean {
  if (kind === 'template') return false
  if (audience === 'all') return true
  return audience === 'chosen' && playerId !== null && readers.includes(playerId)
}

/** Returns what a player may read of an entry's text, or null if they may not read the entry. Links are unchanged. */
export function findReadableText(
  entry: EntryAccessFields,
  playerId: string | null,
  players: readonly KnownPlayer[],
): string | null {
  return canReadEntry(entry, playerId) ? removeSecrets(entry.body, playerId, players) : null
}

/** Removes what a player may not read: secrets, comments and front matter. No gap shows where something was removed. */
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

/** Returns the id of the only player of this name, ignoring letter case; null if there are none or several. */
export function findPlayerId(name: string, players: readonly KnownPlayer[]): string | null {
  const [player, another] = players.filter((knownPlayer) => normalizeReader(knownPlayer.name) === normalizeReader(name))
  return player && !another ? player.id : null
}

/** Lists the names that do not match exactly one player. */
export function listUnmatchedPlayerNames(names: readonly string[], players: readonly KnownPlayer[]): string[] {
  const known = new Set(players.map(({ id }) => nameOf(id, players)))
  return names.filter((name) => !known.has(normalizeReader(name)))
}

/** The normalized name of a player, for matching in secrets; null if it is not unique. */
function nameOf(playerId: string | null, players: readonly KnownPlayer[]): string | null {
  const player = players.find(({ id }) => id === playerId)
  return player && findPlayerId(player.name, players) === player.id ? normalizeReader(player.name) : null
}
