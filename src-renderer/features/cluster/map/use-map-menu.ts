import { computed, shallowRef } from 'vue'
import type { MapPointerPosition } from '#renderer/parts/star-map/input/map-event.ts'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import { countHexes, hasHex } from '#shared/kit/hex-runs.ts'
import { type EditingActions } from '../editing/editing-actions.ts'
import { isSelected } from '../editing/selection.ts'
import type { MapEditing } from '../editing/use-map-editing.ts'
import { createId } from '../model/create-id.ts'
import type { StarMap } from '../model/star-map.ts'
import { findThingAt } from '../tools/hit-test.ts'
import { listSimilarThings } from '../tools/select/similar-things.ts'
import type { MapThingRef, SelectionChange } from '../tools/tool.ts'
import { type MenuTarget, listMenuItems, getMenuTitle } from './map-menu.ts'

export interface MapMenuOptions {
  readonly map: () => StarMap
  readonly layers: () => MapLayerStates
  readonly selection: () => readonly MapThingRef[]
  readonly editing: MapEditing
  readonly actions: EditingActions
  readonly choose: (change: SelectionChange) => void
  readonly rename: () => void
  /** Starts a journal entry with a name. */
  readonly write: (name: string) => void
  /** Opens the system of a star. */
  readonly openSystem: (starId: string) => void
  readonly paint: (regionId: string) => void
  readonly fit: () => void
}

const NO_KEYS = { shift: false, ctrl: false, alt: false } as const

/** Context menu of the map. Its target is selected first, so that actions apply to it. */
export function useMapMenu(options: MapMenuOptions) {
  const { map, layers, selection, editing, actions, choose } = options
  const spot = shallowRef<MenuTarget & Partial<Pick<MapPointerPosition, 'point'>>>({ hex: null, things: [] })

  function thingAt(at: Pick<MapPointerPosition, 'hex' | 'point'>): MapThingRef | null {
    const hit = findThingAt(at, { map: map(), layers: layers() })
    const { hex } = at
    if (hit || !hex || !layers().regions.isShown) return hit
    const [region] = map()
      .regionsAt(hex)
      .toSorted((a, b) => countHexes(a.hexes) - countHexes(b.hexes))
    return region ? { kind: 'region', id: region.id } : null
  }

  function begin(at: Pick<MapPointerPosition, 'hex' | 'point'> | null): void {
    editing.hear({ type: 'leave' })
    const thingRef = at && thingAt(at)
    const isAmong = thingRef !== null && isSelected(selection(), thingRef)
    if (thingRef && !isAmong) choose({ how: 'replace', things: [thingRef] })
    const things = isAmong ? selection() : thingRef ? [thingRef] : []
    spot.value = { hex: at?.hex ?? null, things, ...(at ? { point: at.point } : {}) }
  }

  function write(kind: 'label' | 'note'): void {
    const { hex } = spot.value
    const { size, isHidden } = editing.options.value.label
    const fields = { row: hex?.row ?? 1, column: hex?.column ?? 1, kind, text: kind, size, colour: null, isHidden }
    editing.ask({ type: 'add-label', id: createId(), fields })
  }

  function drawStar(): void {
    const { hex } = spot.value
    if (!hex) return
    const id = createId()
    const { rating } = editing.options.value.star
    const edit = { type: 'add-star', id, row: hex.row, column: hex.column, fields: { rating } } as const
    void editing.commit({ label: null, edits: [edit] }, { how: 'replace', things: [{ kind: 'star', id }] })
  }

  function beginRoute(): void {
    actions.pickTool('route')
    editing.options.value = { ...editing.options.value, route: { ...editing.options.value.route, mode: 'chain' } }
    const { hex, point } = spot.value
    if (hex && point) for (const type of ['down', 'up'] as const) editing.hear({ type, hex, point, keys: NO_KEYS })
  }

  const WORK: Readonly<Record<string, (thingRef: MapThingRef | undefined) => void>> = {
    rename: options.rename,
    details: options.rename,
    ...createStarWork(options),
    system: (thingRef) => thingRef && options.openSystem(thingRef.id),
    route: beginRoute,
    alike: (thingRef) => thingRef && choose({ how: 'replace', things: listSimilarThings(thingRef, { map: map() }) }),
    paint: (thingRef) => thingRef && options.paint(thingRef.id),
    copy: actions.copy,
    cut: actions.cut,
    duplicate: actions.duplicate,
    delete: actions.remove,
    draw: drawStar,
    label: () => write('label'),
    note: () => write('note'),
    paste: actions.pasteCopied,
    fit: options.fit,
  }

  return {
    items: computed(() => listMenuItems(map(), spot.value)),
    title: computed(() => getMenuTitle(map(), spot.value)),
    begin,
    run: (id: string) => WORK[id]?.(spot.value.things[0]),
  }
}

/** Menu actions on a star, or on the stars of a region. */
function createStarWork({ map, editing, choose, write }: MapMenuOptions) {
  function turnStar(thingRef: MapThingRef | undefined, flag: 'isHomeworld' | 'isHidden'): void {
    const star = thingRef ? map().findStar(thingRef.id) : null
    if (!star) return
    const { id, version } = star
    void editing.commit({
      label: null,
      edits: [{ type: 'change-star', id, version, fields: { [flag]: !star[flag] } }],
    })
  }

  function writeAbout(thingRef: MapThingRef | undefined): void {
    const star = thingRef ? map().findStar(thingRef.id) : null
    if (star) write(star.name)
  }

  function chooseStarsIn(regionId: string): void {
    const region = map().find('region', regionId)
    const stars = region ? map().stars.filter((star) => hasHex(region.hexes, star)) : []
    choose({ how: 'replace', things: stars.map(({ id }) => ({ kind: 'star', id })) })
  }

  return {
    homeworld: (thingRef: MapThingRef | undefined) => turnStar(thingRef, 'isHomeworld'),
    hide: (thingRef: MapThingRef | undefined) => turnStar(thingRef, 'isHidden'),
    write: writeAbout,
    stars: (thingRef: MapThingRef | undefined) => thingRef && chooseStarsIn(thingRef.id),
  }
}
