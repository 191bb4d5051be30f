/** Elements of a page that is hard on its guests: its rules are for every element, and many of them are `!important`. */
export const hostilePage = `<style>
  * { font-size: 25px !important; line-height: 2.2 !important; text-transform: uppercase !important; letter-spacing: 3px !important }
  body { font: italic 700 25px Impact, fantasy; color: #0c0; background: #102; text-align: right; cursor: crosshair }
  div { padding: 20px; background: #ee0 }
  p { margin: 2em; color: #a40 }
  button { background: #0f0 !important; border: 5px dotted red !important; border-radius: 0 !important; transform: rotate(-2deg) }
  input { height: 70px !important; background: pink !important; border: 9px solid red !important }
  svg, img { display: none !important }
  :focus { outline: 9px solid red !important }
</style>
<p>A page of somebody else <button>Its button</button> <input aria-label="Its field" value="Its field"></p>`;
