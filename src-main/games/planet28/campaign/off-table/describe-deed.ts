import { formatList } from '#shared/kit/format.ts'
import type { BoardGroup, DayOrder } from './day-input.ts'
import type { GroupOrderContext } from './day-state.ts'

/** Context for the text of a deed besides the errand. */
export interface DeedContext {
  /** Place where the group began the day, or null. */
  readonly from: string | null
  /** The other groups in the same place. */
  readonly seen: readonly BoardGroup[]
}

/** Describes the deed of a group in plain sentences, shown under its name. The results follow separately. */
export function describeDeed(errand: GroupOrderContext, around: DeedContext): string[] {
  const { order, place, service } = errand
  const { from } = around
  const travel = from === place.id ? [] : [from === null ? `begins at ${place.name}` : `goes to ${place.name}`]
  const deed = phraseOf(errand, around)
  const where = travel.length > 0 ? '' : `${service === null ? ' at' : ','} ${place.name}`
  const phrase = [...travel, ...(deed === '' ? [] : [`${deed}${where}`])].join(' and ')
  const sight = order.deed === 'watch' ? [`In sight: ${namesOf(around.seen, errand.day)}.`] : []
  return [...(phrase === '' ? [] : [`${capitalised(phrase)}.`]), ...sight, order.text.trim()]
}

function phraseOf({ order, place, service }: GroupOrderContext, { from }: DeedContext): string {
  switch (order.deed) {
    case 'go':
      return from === place.id ? 'stays' : ''
    case 'other':
      return ''
    default:
      return `${PHRASES[order.deed]}${service === null ? '' : ` at ${service.name}`}`
  }
}

const PHRASES: Readonly<Record<Exclude<DayOrder['deed'], 'go' | 'other'>, string>> = {
  rest: 'rests',
  watch: 'keeps watch',
  talk: 'talks to people',
  shop: 'goes shopping',
  heal: 'looks after wounds',
  repair: 'has things mended',
  recruit: 'looks for recruits',
}

function namesOf(seen: readonly BoardGroup[], { warbands }: GroupOrderContext['day']): string {
  if (seen.length === 0) return 'nobody known'
  return formatList(
    seen.map(({ name, warbandId }) => {
      const warband = warbands.find((dayWarband) => dayWarband.warband.id === warbandId)?.warband.name ?? ''
      return name === warband ? name : `${name} of ${warband}`
    }),
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
