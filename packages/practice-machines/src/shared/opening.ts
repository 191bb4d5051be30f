/** A flow as a page draws it before the machine is loaded: from its first paint on, and through what is typed early. */
export interface Opening<View, Event> {
  /** What the machine shows when it starts. */
  view: View;
  /**
   * The view after an event that only changes what is typed or chosen. For everything else, which the machine alone
   * decides, it is the very same view.
   */
  after(view: View, event: Event): View;
}
