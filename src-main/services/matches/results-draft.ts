import type { LinkTarget } from '#main/db/repositories/journal.ts'
import { escapeLinkName } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'

/** Names and links for a draft, and who sat where. */
export interface ResultsDraftLookups {
  readonly find: (kind: Thing['kind'], id: string) => Thing | null
  readonly linkFor: (entity: Thing) => string
  /** The occupant of a seat without a force. */
  readonly seatName: (seat: string) => string
  readonly factionOf: (seat: string) => string | null
}

/** Where and when the match was played, and the group's additions. */
export interface ResultsDraftContext {
  readonly starId: string | null
  readonly nightId: string | null
  readonly remark: string
}

/** A draft as stored: its text, and the things it links to. */
export interface ResultsDraft {
  readonly body: string
  readonly known: readonly LinkTarget[]
}

/** Writes the text of a draft for the journal. Only named things become links. */
export type ResultsDraftWriter = ReturnType<typeof createResultsDraftWriter>

/** Creates the writer of a draft about a match. */
export function createResultsDraftWriter({ find, linkFor, seatName, factionOf }: ResultsDraftLookups) {
  const known: LinkTarget[] = []

  function link(kind: Thing['kind'], id: string | null, name: string): string {
    const entity = id === null ? null : find(kind, id)
    if (entity === null) return escapeMarkdown(name)
    known.push({ kind, id: entity.id })
    return `[[${linkFor(entity)}]]`
  }
  return {
    seatName,
    /** Formats a side by its force and faction, or by its occupant if it has none. */
    side(seat: string, force: { readonly kind: Thing['kind']; readonly id: string; readonly name: string } | null) {
      const factionId = factionOf(seat)
      if (force === null)
        return factionId === null ? escapeMarkdown(seatName(seat)) : link('faction', factionId, seatName(seat))
      const name = link(force.kind, force.id, force.name)
      return factionId === null ? name : `${name} (${link('faction', factionId, 'its faction')})`
    },
    /** Formats the complete draft: place (“Flown over”), time, result, and a line per participant. */
    draft(
      { starId, nightId, remark }: ResultsDraftContext,
      report: { readonly where: string; readonly outcome: () => string; readonly lines: readonly string[] },
    ): ResultsDraft {
      const where = starId === null ? [] : [`${report.where} ${link('star', starId, 'a star')}.`]
      const when = nightId === null ? [] : [`Played at ${link('night', nightId, 'a session')}.`]
      const opening = [...where, ...when, report.outcome()].join(' ')
      const lines = report.lines.length === 0 ? [] : ['', ...report.lines.map((line) => `- ${line}`)]
      const added = remark.trim() === '' ? [] : ['', escapeMarkdown(remark.trim())]
      return { body: [opening, ...lines, ...added].join('\n'), known }
    },
  }
}

/** Escapes Markdown and link syntax in a name. */
export function escapeMarkdown(text: string): string {
  return escapeLinkName(text).replace(/[\\*_`<>#|~]/g, String.raw`\$&`)
}
