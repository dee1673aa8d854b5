/** A rectangle in pixels of the page. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Scales a board to fit; `scale` is in pixels per hex radius. */
export function fitThumbnail(board: PixelSize, room: PixelSize): PixelSize & { readonly scale: number } {
  const scale = Math.min(room.width / board.width, room.height / board.height)
  return {
    width: Math.max(1, Math.round(board.width * scale)),
    height: Math.max(1, Math.round(board.height * scale)),
    scale,
  }
}
