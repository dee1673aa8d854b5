import { defaultDocument, useEventListener, useMutationObserver } from '@vueuse/core'
import { type ShallowRef, shallowRef, watch } from 'vue'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { Legend } from '#shared/cluster/chart.ts'
import type { FactionStyle } from '#shared/cluster/emblems.ts'
import type { Underlay } from '#shared/contract/cluster.ts'
import type { HeatLayer } from './draw/heat.ts'
import type { MapStyle } from './draw/map-canvas.ts'
import { readMapColours } from './draw/map-colours.ts'
import { createStarSpriteCache } from './draw/star-sprite-cache.ts'

/** Inputs of the map's style. */
export interface MapStyleOptions {
  readonly host: Readonly<ShallowRef<HTMLElement | null>>
  readonly legend: () => Legend
  readonly layers: () => MapLayerStates
  readonly underlay: () => Underlay | null
  readonly underlayUrl: () => string | null
  readonly heat: () => HeatLayer | null
  readonly owners: () => ReadonlyMap<string, FactionStyle>
  readonly onChange: () => void
}

/**
 * Map style from the theme, the legend, the layers and the underlay picture. Keeps its identity until one of them
 * changes.
 */
export function useMapStyle({ host, legend, layers, underlay, underlayUrl, heat, owners, onChange }: MapStyleOptions) {
  let look: MapStyle | null = null
  const picture = useImage(underlayUrl)

  function forget(): void {
    look = null
    onChange()
  }

  function makeLook(element: HTMLElement): MapStyle {
    const palette = readMapColours(element)
    const place = underlay()
    return {
      palette,
      sprites: createStarSpriteCache(palette, legend()),
      layers: layers(),
      underlay: picture.value && place ? { image: picture.value, ...place } : null,
      heat: heat(),
      owners: owners(),
      ratio: window.devicePixelRatio,
    }
  }

  /** New layers or heat under the same theme reuse the palette and the star sprites. */
  watch([layers, heat, owners], () => {
    look &&= { ...look, layers: layers(), heat: heat(), owners: owners() }
    onChange()
  })
  watch(() => JSON.stringify([legend(), underlay()]), forget)
  watch(picture, forget)
  useMutationObserver(defaultDocument?.documentElement, forget, { attributes: true, attributeFilter: ['data-theme'] })
  useEventListener(defaultDocument?.fonts, 'loadingdone', forget)

  return {
    /** Style for the current pixel ratio of the screen. */
    current(): MapStyle | null {
      if (look?.ratio !== window.devicePixelRatio) look = null
      return (look ??= host.value && makeLook(host.value))
    },
  }
}

/** Loads an image from a URL. Null until it has loaded, and if it fails. */
function useImage(url: () => string | null): Readonly<ShallowRef<HTMLImageElement | null>> {
  const image = shallowRef<HTMLImageElement | null>(null)
  watch(
    url,
    (address) => {
      image.value = null
      if (address === null) return
      const coming = new Image()
      coming.src = address
      coming.decode().then(
        () => {
          if (url() === address) image.value = coming
        },
        () => {}, // the map is drawn without it; the inspector of the picture says what is wrong
      )
    },
    { immediate: true },
  )
  return image
}
