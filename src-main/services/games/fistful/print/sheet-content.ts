import type { FormContext } from '#main/services/print/page-form.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** What sheets of a game are drawn from. `reader` is the side that may read them, null for the referee. */
export interface TurnSheetContent {
  readonly desk: OrderDeskView
  readonly reader: Side | null
  readonly paper: FormContext['paper']
}
