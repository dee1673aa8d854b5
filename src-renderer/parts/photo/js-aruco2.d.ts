/** What is used of it; the package brings no types. */
declare module 'js-aruco2' {
  interface Corner {
    readonly x: number
    readonly y: number
  }
  interface Marker {
    readonly id: number
    /** Clockwise as they are seen, from the mark's own top left. */
    readonly corners: readonly Corner[]
    readonly hammingDistance: number
  }
  interface Picture {
    readonly width: number
    readonly height: number
    /** Red, green, blue and opacity of each pixel. */
    readonly data: Uint8ClampedArray
  }
  const aruco: {
    readonly AR: {
      readonly Detector: new (options: { readonly dictionaryName: string; readonly maxHammingDistance: number }) => {
        detect(picture: Picture): Marker[]
      }
      readonly Dictionary: new (name: string) => { readonly codeList: readonly string[] }
    }
  }
  export default aruco
}
