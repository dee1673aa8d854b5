import { type ServiceGood, type PlaceService, SERVICE_BY_DEED } from '#shared/games/planet28/off-table-model.ts'
import type { BoardPlace, DayOrder } from './day-input.ts'
import type { DayState, GroupOrderContext } from './day-state.ts'

/** The good that a service provides, or the reason for a refusal. */
export type ServiceGoodResult = { readonly good: ServiceGood | null } | { readonly refusal: string }

/** A good requested from a service, and the number of pieces. */
export interface ServiceRequest {
  readonly goodId: string
  readonly pieces?: number
}

/** Name of each kind of service, used if a place lacks it. */
const LACKED = { market: 'market', doctor: 'doctor', 'repair-yard': 'repair yard', recruiter: 'recruiter' } as const

/** Service for an order: the named one, else the first suitable one. Null if the deed needs none. */
export function findService({ deed, serviceId }: DayOrder, { services }: BoardPlace): PlaceService | null {
  if (!(deed in SERVICE_BY_DEED)) return null
  const kind = SERVICE_BY_DEED[deed as keyof typeof SERVICE_BY_DEED]
  const fitting = services.filter((service) => service.kind === kind)
  return fitting.find(({ id }) => id === serviceId) ?? (serviceId === null ? (fitting[0] ?? null) : null)
}

/** Whether a service has a good and serves this group today, within the limits set by the gamemaster (P28-OFF-1). */
export function lookUpServiceGood(
  state: DayState,
  { order, group, place, service }: GroupOrderContext,
  wanted: ServiceRequest,
): ServiceGoodResult {
  if (service === null) return { refusal: `There is no ${lackedBy(order)} at ${place.name}.` }
  const { kind, name, warbandIds, perDay, goods } = shelvesOf(state, place, service)
  const isAsked = kind === SERVICE_BY_DEED[order.deed as keyof typeof SERVICE_BY_DEED]
  if (!isAsked) return { refusal: `${name} does not do that.` }
  if (warbandIds.length > 0 && !warbandIds.includes(group.warbandId)) {
    return { refusal: `${name} does not serve this warband.` }
  }
  if (perDay !== null && (state.served[serviceKey(place, service)] ?? 0) >= perDay) {
    return { refusal: `${name} has no time for more today.` }
  }
  const { goodId, pieces = 1 } = wanted
  const good = goods.find(({ id }) => id === goodId) ?? null
  if (good === null && goods.length > 0) return { refusal: `${name} does not have it.` }
  const left = good?.left ?? null
  if (left === 0) return { refusal: `${name} has none left.` }
  return left !== null && left < pieces ? { refusal: `${name} has ${left} left of the ${pieces} wanted.` } : { good }
}

/** Records one more use of a service. Limited stock is reduced by the pieces taken. */
export function recordServiceUse(
  state: DayState,
  { place, service }: GroupOrderContext,
  wanted: ServiceRequest,
): DayState {
  if (service === null) return state
  const { goodId, pieces = 1 } = wanted
  const key = serviceKey(place, service)
  const lower = (good: ServiceGood): ServiceGood =>
    good.id === goodId && good.left !== null ? { ...good, left: Math.max(0, good.left - pieces) } : good
  const shelves = (placeService: PlaceService): PlaceService =>
    placeService.id === service.id ? { ...placeService, goods: placeService.goods.map(lower) } : placeService
  return {
    ...state,
    served: { ...state.served, [key]: (state.served[key] ?? 0) + 1 },
    places: state.places.map((boardPlace) =>
      boardPlace.id === place.id ? { ...boardPlace, services: boardPlace.services.map(shelves) } : boardPlace,
    ),
  }
}

/** The service after the orders before this one. */
function shelvesOf({ places }: DayState, { id }: BoardPlace, service: PlaceService): PlaceService {
  return (
    places.find((place) => place.id === id)?.services.find((placeService) => placeService.id === service.id) ?? service
  )
}

function serviceKey({ id }: BoardPlace, service: PlaceService): string {
  return `${id}/${service.id}`
}

function lackedBy({ deed, serviceId }: DayOrder): string {
  if (serviceId !== null || !(deed in SERVICE_BY_DEED)) return 'such service'
  return LACKED[SERVICE_BY_DEED[deed as keyof typeof SERVICE_BY_DEED]]
}
