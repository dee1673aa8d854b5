import type { LineStyle, Rating } from '#shared/cluster/chart.ts'

/** How each tool is set; one record for all, kept while the tool changes. */
export interface ToolOptions {
  readonly select: {
    /** By what a drag over empty hexes chooses. */
    readonly by: 'box' | 'lasso'
  }
  readonly star: {
    readonly rating: Rating
    /** One star a click, or a brush that strews them. */
    readonly mode: 'click' | 'brush'
    /** How far the brush reaches, in hexes. */
    readonly radius: number
    /** Percent of its hexes that get a star. */
    readonly density: number
    /** Hexes kept between strewn stars. */
    readonly apart: number
  }
  readonly route: {
    /** Star to star, on and on from the last star, or every pair of the chosen stars within reach. */
    readonly mode: 'pair' | 'chain' | 'auto'
    /** The longest route that is drawn by distance, in hexes. */
    readonly reach: number
    readonly type: string
    readonly style: LineStyle
    readonly isHidden: boolean
  }
  readonly region: {
    /** The region that is painted; null begins a new one, `fog` paints what players have not seen. */
    readonly target:
      | { readonly kind: 'region'; readonly id: string }
      | { readonly kind: 'new' }
      | { readonly kind: 'fog' }
    readonly mode: 'paint' | 'fill'
    readonly radius: number
    /** `#rrggbb` of a new region. */
    readonly colour: string
  }
  readonly label: {
    readonly kind: 'label' | 'note'
    readonly size: 'small' | 'medium' | 'large'
    readonly isHidden: boolean
  }
}

/** How the tools are set at first. */
export const FIRST_OPTIONS: ToolOptions = {
  select: { by: 'box' },
  star: { rating: 3, mode: 'click', radius: 3, density: 20, apart: 2 },
  route: { mode: 'pair', reach: 3, type: '', style: 'solid', isHidden: false },
  region: { target: { kind: 'new' }, mode: 'paint', radius: 0, colour: '#4a7f9e' },
  label: { kind: 'label', size: 'medium', isHidden: false },
}
