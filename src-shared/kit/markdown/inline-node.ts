/** An inline node. */
export type InlineNode =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em' | 'del' | 'highlight' | 'comment'; readonly children: readonly InlineNode[] }
  /** A footnote marker, in the text and before the footnote itself. */
  | { readonly type: 'footnote'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly InlineNode[] }
  /** A picture of the campaign. `width` is in pixels, null for the natural width. */
  | { readonly type: 'picture'; readonly id: string; readonly alt: string; readonly width: number | null }
  /** A wiki link `[[text]]`. */
  | { readonly type: 'thing'; readonly text: string }
