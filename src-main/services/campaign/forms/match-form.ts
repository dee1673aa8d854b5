import { type Block, stack } from '#main/print/blocks/block.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import type { createMatchService } from '#main/services/matches/matches.ts'
import { composeForm, buildFactLines, buildNameListSection } from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, PLAYERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

/** Who sees what everybody at the table sees: the gamemaster without a seat. */
const PUBLIC: Viewer = { name: 'Print', session: 'print', role: 'gamemaster', playerId: null }
const PAGE = 200

/** Creates the form of a battle that is played here: its sides, whose turn it is, and what happened, as all may know. */
export function createMatchFormMaker(
  matches: () => Pick<ReturnType<typeof createMatchService>, 'view' | 'log'>,
): Pick<FormMakersByForm, 'match'> {
  function listLog(id: string): MatchLogLine[] {
    const lines: MatchLogLine[] = []
    for (let before: number | null = null; ;) {
      const page: MatchLogLine[] = matches().log({ id, seat: null, before, limit: PAGE }, PUBLIC).lines
      lines.push(...page)
      const oldest = page.at(-1)
      if (page.length < PAGE || oldest === undefined) return lines.toReversed()
      before = oldest.n
    }
  }

  return {
    match({ id }, context) {
      const { name, seats, turn, winners, isOver, entries } = matches().view({ id, seat: null }, PUBLIC)
      const nameOf = (seat: string) => seats.find((candidate) => candidate.seat === seat)?.name ?? seat
      const state = isOver
        ? winners.length === 0
          ? 'Over, without a winner'
          : `${formatList(winners.map(nameOf))} won`
        : 'Running'
      const log = listLog(id)
      return composeForm(
        {
          name,
          kind: 'battle',
          edition: PLAYERS_EDITION_LABEL,
          subtitle: ['Battle', formatCount(entries, 'order')],
          blocks: [
            ...buildFactLines([
              ['State', state],
              ['Turn', turn?.text ?? ''],
            ]),
            ...buildNameListSection(
              'Sides',
              seats.map((seat) => seat.name),
            ),
            ...(log.length === 0
              ? []
              : [
                  section(
                    'What happened',
                    log.flatMap((line) => logLine(line, nameOf)),
                    0.8,
                  ),
                ]),
          ],
        },
        context,
      )
    },
  }
}

function logLine({ n, seat, events }: MatchLogLine, nameOf: (seat: string) => string): Block[] {
  const texts = events.map(({ text }) => text).filter((text) => text !== '')
  if (texts.length === 0) return []
  return [
    stack([
      paragraph(
        [{ text: `${n} `, style: { face: 'sans-bold' } }, bold(`${nameOf(seat)}: `), texts.join(' ')],
        TEXT_STYLES.body,
      ),
    ]),
  ]
}
