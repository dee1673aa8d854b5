import type { LinkTarget } from '#main/db/repositories/journal.ts'
import { escapeLinkName } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'

/** What a draft may link to, and who sat where. */
export interface DraftNames {
  readonly find: (kind: Thing['kind'], id: string) => Thing | null
  readonly linkFor: (thing: Thing) => string
  /** Who sits on a seat that no force fights for. */
  readonly seatName: (seat: string) => string
  readonly factionOf: (seat: string) => string | null
}

/** Where and when it was played, and what the group adds. */
export interface DraftContext {
  readonly starId: string | null
  readonly nightId: string | null
  readonly remark: string
}

/** A draft as it is stored: its text, and the things that its links name. */
export interface ResultsDraft {
  readonly body: string
  readonly known: readonly LinkTarget[]
}

/** The words of a draft for the journal; only what it names as a thing becomes a link. */
export type DraftWriter = ReturnType<typeof createDraftWriter>

/** Begins a draft about a match. */
export function createDraftWriter({ find, linkFor, seatName, factionOf }: DraftNames) {
  const known: LinkTarget[] = []

  function link(kind: Thing['kind'], id: string | null, name: string): string {
    const thing = id === null ? null : find(kind, id)
    if (thing === null) return escapeMarkdown(name)
    known.push({ kind, id: thing.id })
    return `[[${linkFor(thing)}]]`
  }
  return {
    seatName,
    /** A side by its force and its faction; by who sits there where it has none. */
    side(seat: string, force: { readonly kind: Thing['kind']; readonly id: string; readonly name: string } | null) {
      const factionId = factionOf(seat)
      if (force === null)
        return factionId === null ? escapeMarkdown(seatName(seat)) : link('faction', factionId, seatName(seat))
      const name = link(force.kind, force.id, force.name)
      return factionId === null ? name : `${name} (${link('faction', factionId, 'its faction')})`
    },
    /** The whole of it: where (“Flown over”), when, how it ended, a line for each of those who took part. */
    draft(
      { starId, nightId, remark }: DraftContext,
      told: { readonly where: string; readonly outcome: () => string; readonly lines: readonly string[] },
    ): ResultsDraft {
      const where = starId === null ? [] : [`${told.where} ${link('star', starId, 'a star')}.`]
      const when = nightId === null ? [] : [`Played at ${link('night', nightId, 'a session')}.`]
      const opening = [...where, ...when, told.outcome()].join(' ')
      const lines = told.lines.length === 0 ? [] : ['', ...told.lines.map((line) => `- ${line}`)]
      const added = remark.trim() === '' ? [] : ['', escapeMarkdown(remark.trim())]
      return { body: [opening, ...lines, ...added].join('\n'), known }
    },
  }
}

/** Names stand as they are written: no link by accident, and no mark of Markdown. */
export function escapeMarkdown(text: string): string {
  return escapeLinkName(text).replace(/[\\*_`<>#|~]/g, String.raw`\$&`)
}
