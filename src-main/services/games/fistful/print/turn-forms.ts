import type { PageDraft } from '#main/print/pages/page.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FormMakersByForm, FormPages } from '#main/services/print/page-form.ts'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import type { PagePrintForm, FistfulSheetKind } from '#shared/contract/page-prints.ts'
import { formatSideWithPlayer } from '#shared/games/fistful/map/format-map.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { drawOrderSheet } from './order-sheet.ts'
import { drawPositionMapSheet } from './position-map.ts'
import { drawQuickReferenceSheet } from './quick-reference-sheet.ts'
import { drawTurnArchiveSheet } from './record-sheet.ts'
import { drawReportSheet } from './report-sheet.ts'

type TurnForm = Extract<PagePrintForm, { form: 'turns' }>

interface Views {
  desk(input: { id: string; as: Side | null }): OrderDeskView
  turn(input: { id: string; turn: number; as: Side | null }): TurnView
}

/** Creates the printed forms of a game: orders, reports, maps. Each is drawn from what its reader may know. */
export function createTurnFormMakers(views: () => Views): FormMakersByForm {
  function readTurn({ id, side, turn }: TurnForm, { turns }: OrderDeskView): TurnView {
    if (turns === 0) throw new RefusalError('illegal', 'No turn is resolved yet, so there is no report to print.')
    return views().turn({ id, turn: turn ?? turns, as: side })
  }

  return {
    turns(form, { paper }): FormPages {
      const desk = views().desk({ id: form.id, as: form.side })
      const reader = desk.head.mySide ?? form.side
      const content = { desk, reader, paper }
      const { head } = desk
      const draw: Readonly<Record<FistfulSheetKind, () => { readonly kind: string; readonly pages: PageDraft[] }>> = {
        orders: () => ({ kind: `Orders for turn ${head.turn}`, pages: drawOrderSheet(content, requireSide(reader)) }),
        blank: () => ({ kind: 'Order sheet to fill in', pages: drawOrderSheet(content, null) }),
        report: () => {
          const turn = readTurn(form, desk)
          return { kind: `Report of turn ${turn.turn}`, pages: drawReportSheet(content, turn) }
        },
        record: () => {
          const turn = readTurn(form, desk)
          return { kind: `Record of turn ${turn.turn}`, pages: drawTurnArchiveSheet(content, turn) }
        },
        map: () => ({ kind: `Map before turn ${head.turn}`, pages: drawPositionMapSheet(content) }),
        chart: () => ({ kind: 'Chart and prices', pages: drawQuickReferenceSheet(content) }),
      }
      const isPublic = form.sheet === 'blank' || form.sheet === 'chart'
      return { name: head.name, edition: isPublic ? '' : formatEdition(reader, desk), ...draw[form.sheet]() }
    },
  }
}

function requireSide(reader: Side | null): Side {
  if (reader === null) throw new RefusalError('illegal', 'Choose the side whose orders are printed.')
  return reader
}

function formatEdition(reader: Side | null, { head }: OrderDeskView): string {
  return reader === null ? 'Referee’s edition' : `Edition of ${formatSideWithPlayer(reader, head)}`
}
