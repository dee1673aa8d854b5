import type {
  OffTableFields,
  OffTableGroupView,
  OffTableOrderFields,
  OffTableOrderView,
  OffTablePlaceFields,
  OffTablePlaceView,
  OffTableView,
  ServiceInput,
} from '#shared/contract/planet28/off-table-board.ts'
import type { ServiceKind } from '#shared/games/planet28/off-table-model.ts'
import { SERVICE_LABELS } from './board-labels.ts'

export function createOffTableFields(fromDay: number): OffTableFields {
  const links = { nightId: null, afterBattleId: null, scenarioId: null }
  return { name: '', scene: '', notes: '', ...links, fromDay, days: 3 }
}

/** Extracts the editable fields of a stored game. */
export function getOffTableFields(view: OffTableView): OffTableFields {
  const { name, scene, notes, nightId, afterBattleId, scenarioId, fromDay, days } = view
  return { name, scene, notes, nightId, afterBattleId, scenarioId, fromDay, days }
}

export function createOffTablePlaceFields(): OffTablePlaceFields {
  return { name: '', starId: null, entryId: null, publicNotes: '', notes: '', services: [], isHidden: false }
}

/** Extracts the editable fields of a stored place. */
export function getOffTablePlaceFields(view: OffTablePlaceView): OffTablePlaceFields {
  const { name, starId, entryId, publicNotes, notes, services, isHidden } = view
  return { name, starId, entryId, publicNotes, notes, services: services.map(copyService), isHidden }
}

function copyService({ goods, warbandIds, ...service }: ServiceInput): ServiceInput {
  return { ...service, goods: goods.map((good) => ({ ...good })), warbandIds: [...warbandIds] }
}

/** Creates a service with an id that is unique within its place. */
export function createServiceInput(kind: ServiceKind, others: readonly Pick<ServiceInput, 'id'>[]): ServiceInput {
  const taken = new Set(others.map(({ id }) => id))
  const ids = Array.from({ length: others.length + 1 }, (_, at) => `${kind}-${at + 1}`)
  const id = ids.find((text) => !taken.has(text)) ?? kind
  return { id, kind, name: SERVICE_LABELS[kind], pricePercent: 100, goods: [], warbandIds: [], perDay: null }
}

/** Returns the current day's order of a group, or a default one: the deed `go` at its current place. */
export function createOffTableOrderFields(
  { id: groupId, placeId }: OffTableGroupView,
  order: OffTableOrderView | null,
  { places }: Pick<OffTableView, 'places'>,
): OffTableOrderFields {
  if (order !== null) {
    const { placeId: there, deed, serviceId, wants, text } = order
    return { groupId, placeId: there, deed, serviceId, wants: wants.map((want) => ({ ...want })), text }
  }
  const begun = { deed: 'go', serviceId: null, wants: [], text: '' } as const
  return { groupId, placeId: placeId ?? places[0]?.id ?? '', ...begun, wants: [] }
}
