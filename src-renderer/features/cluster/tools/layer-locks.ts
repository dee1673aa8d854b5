import type { MapLayerId, MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from './tool.ts'

/** Whether tools may edit what is on a layer. */
export function canEditLayer(layers: MapLayerStates, layer: MapLayerId): boolean {
  return layers[layer].isShown && !layers[layer].isLocked
}

/** Layer of a thing; null for bookmarks. */
export function findThingLayer(map: StarMap, { kind, id }: MapThingRef): MapLayerId | null {
  return kind === 'label' ? layerOfLabel(map.find('label', id)?.kind) : LAYER_OF[kind]
}

/** Why edits are blocked by a locked or hidden layer, as a sentence, or null. */
export function findLockProblem(layers: MapLayerStates, edits: readonly ClusterEdit[], map: StarMap): string | null {
  const touched = new Set(edits.map((edit) => layerOfEdit(edit, map)))
  for (const layer of touched)
    if (layer !== null && !canEditLayer(layers, layer)) return explainLayerLock(layers, layer)
  return null
}

/** Explains how to make a layer editable. */
export function explainLayerLock(layers: MapLayerStates, layer: MapLayerId): string {
  const [verb, them] = layer === 'fog' ? ['is', 'it'] : ['are', 'them']
  const [state, undo] = layers[layer].isLocked ? ['locked', 'unlock'] : ['hidden', 'show']
  return `The ${layer} ${verb} ${state}: ${undo} ${them} in Layers first.`
}

const LAYER_OF: Record<Exclude<MapKind, 'label'>, MapLayerId | null> = {
  star: 'stars',
  route: 'routes',
  region: 'regions',
  fleet: 'fleets',
  bookmark: null,
}

function layerOfLabel(kind: 'label' | 'note' | undefined): MapLayerId {
  return kind === 'note' ? 'notes' : 'labels'
}

function layerOfEdit(edit: ClusterEdit, map: StarMap): MapLayerId | null {
  switch (edit.type) {
    case 'paint':
      return edit.regionId === null ? 'fog' : 'regions'
    case 'add-label':
      return layerOfLabel(edit.fields.kind)
    case 'link-star':
    case 'unlink-star':
      return null
    default:
      return findThingLayer(map, { kind: kindOf(edit.type), id: edit.id })
  }
}

type ThingEdit = Exclude<ClusterEdit['type'], 'paint' | 'link-star' | 'unlink-star'>

function kindOf(type: ThingEdit): MapKind {
  return type.slice(type.indexOf('-') + 1) as MapKind
}
