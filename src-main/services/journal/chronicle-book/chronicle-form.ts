import { type Block, growing, space, stack } from '#main/print/blocks/block.ts'
import { orrery } from '#main/print/blocks/orrery.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type Chapter, layOutBook } from '#main/print/pages/book.ts'
import { halfPaper } from '#main/print/pages/booklet.ts'
import { paperSize } from '#main/print/pages/page.ts'
import { SOFT, TEXT } from '#main/print/style.ts'
import type { OpenGame } from '#main/services/games/game-plugin.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { getEditionLabel } from '#main/services/print/edition-label.ts'
import { type FormContext, type FormPages, GAMEMASTERS_EDITION } from '#main/services/print/page-form.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { createChronicleService } from '../chronicle.ts'
import { createEditionVisibility } from '../player-visibility.ts'
import { buildAppendix } from './appendices.ts'
import type { BookStyle } from './book-style.ts'
import { buildChapters } from './chapters.ts'
import { createChronicleMaps } from './chronicle-map.ts'
import { indexMentions } from './index-mentions.ts'

type ChronicleFormInput = Extract<PagePrintForm, { form: 'chronicle' }>

const SIZES_PT = { page: 11.5, half: 10, booklet: 10 } as const
const EMPTY =
  'The chronicle will hold sessions with a recap, battles and journal entries that bear a day, in the order of their days. Write a recap, or give an entry a day.'

/** Creates the chronicle as a book: cover, contents, chapters by session, map, and an appendix. */
export function createChronicleForm(tools: Tools, games: readonly OpenGame[]) {
  const chronicles = createChronicleService(tools, games)
  const sightOf = createEditionVisibility(tools, games)
  const { campaign, journal, names } = tools.file.rows
  const maps = createChronicleMaps(tools)

  return ({ edition, from, to, format }: ChronicleFormInput, { paper, pictureUrl }: FormContext): FormPages => {
    const { campaign: name, items } = chronicles.chronicle({ edition, from, to })
    const calendar = campaign.get().calendar ?? DEFAULT_CALENDAR
    const style: BookStyle = { sizePt: SIZES_PT[format], calendar, pictureUrl }
    const size = format === 'page' ? paperSize(paper) : halfPaper(paper)
    const sees = sightOf(edition)
    const known: Thing[] = names.list().filter(sees)
    const editionText = getEditionLabel(tools, edition)
    const empty: Chapter = {
      title: 'Nothing to tell yet',
      block: paragraph(EMPTY, { ...TEXT.body, sizePt: style.sizePt }),
    }
    const findMentions = indexMentions(items)
    const pages = layOutBook({
      title: name,
      size,
      sizePt: style.sizePt,
      cover: cover(name, editionText, items.length),
      chapters: items.length === 0 ? [empty] : buildChapters(items, style),
      appendices: (pageOf) => [
        ...maps(findMentions, { edition, size }),
        ...buildAppendix({ items, findMentions, known, entries: journal.listAll(), style, pageOf }),
      ],
    })
    return { name, kind: 'chronicle', edition: editionText, pages, isBooklet: format === 'booklet' }
  }
}

/** The title page: an orrery, the name of the campaign, and who may read it. */
function cover(name: string, edition: string, count: number): Block {
  const middle = { anchor: 'middle' } as const
  return stack([
    growing(space(0), 2),
    orrery(),
    space(8),
    paragraph('Chronicle', { ...TEXT.note, sizePt: 13 }, middle),
    space(2),
    paragraph(name, { ...TEXT.title, sizePt: 30, leading: 1.1 }, middle),
    space(5),
    paragraph(edition, { ...TEXT.label, sizePt: 12 }, middle),
    ...(edition === GAMEMASTERS_EDITION && count > 0
      ? [space(1), paragraph('Holds every secret: not for the table.', { ...TEXT.body, colour: SOFT }, middle)]
      : []),
    growing(space(0), 3),
  ])
}
