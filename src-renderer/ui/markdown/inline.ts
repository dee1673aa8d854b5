/** A piece of a line. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em' | 'del' | 'highlight' | 'comment'; readonly children: readonly Inline[] }
  /** The sign of a footnote: in the text, and before the footnote itself. */
  | { readonly type: 'footnote'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** A picture of the campaign; `width` is in pixels, null for its own. */
  | { readonly type: 'picture'; readonly id: string; readonly alt: string; readonly width: number | null }
  /** A `[[text]]`. */
  | { readonly type: 'thing'; readonly text: string }
