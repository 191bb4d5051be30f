/** How a page shows a flow before its machine is loaded, including early input. */
export interface Opening<View, Event> {
  /** The initial view of the machine. */
  view: View;
  /**
   * The view after an event that only changes what is typed or chosen. For any other event, which only the machine can
   * handle, it returns the same view object.
   */
  after(view: View, event: Event): View;
}
