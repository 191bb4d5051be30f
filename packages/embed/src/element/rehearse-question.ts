import { findLanguage } from '@rehearse/languages';
import { practiceModes, type TimeFactor, timeFactors } from '@rehearse/practice-machines/protocol';
import type { Answered, Graded } from '../core/answered.ts';
import type { EmbedError } from '../core/embed-error.ts';
import { readoptStyles } from '../core/embed-root.ts';
import { type MountedQuestion, mountQuestion } from '../core/mount.tsx';
import type { QuestionOptions, StartPolicy, Theme, Upload } from '../core/options.ts';

const starts: readonly StartPolicy[] = ['on-click', 'visible', 'now'];
const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

const watched = 'src data media-base mode time-factor start locale theme storage required'.split(' ');

/** What only properties can give. */
const settable = ['data', 'onUpload', 'appearance', 'texts', 'xapi'] as const;
type Settable = (typeof settable)[number];
type Given = Pick<QuestionOptions, 'appearance' | 'texts' | 'xapi'>;

/** The texts of a missing answer, as the browser shows them when a form is sent. */
const missing: Readonly<Record<string, string>> = { en: 'Answer this question.', zh: '请回答这道题。' };

/** On a server there are no elements: the module can be imported, and its element is only used in browsers. */
const Base = (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as typeof HTMLElement;

/**
 * `<rehearse-question src="…">`: a practice question, inside a shadow root.
 *
 * Attributes: `src` or `data` (JSON), `media-base`, `mode`, `time-factor`, `start`, `locale`, `theme`, `storage` (a prefix,
 * or `none`), `name`, `required`, `next` (offers the next question). Properties: `data` (an object), `onUpload`,
 * `appearance`, `texts`, `xapi`, `value` and those of form controls.
 * Events, which bubble and cross shadow roots: `answered` (its `detail` is an `Answered`), `draft`, `error` (an
 * `EmbedError`) and `next`. Its value in a form is the answer as JSON.
 */
export class RehearseQuestion extends Base {
  static readonly formAssociated = true;
  static readonly observedAttributes: readonly string[] = watched;

  readonly #internals = this.attachInternals();
  #mounted: MountedQuestion | null = null;
  #data: unknown;
  #upload: Upload | undefined;
  #given: Given = {};
  #answered: Graded | null = null;

  connectedCallback(): void {
    // a property that was set before the element was defined hides the accessor
    for (const name of settable) this.#upgrade(name);
    this.#mounted ??= mountQuestion(this, this.#options());
    this.#validate();
  }

  disconnectedCallback(): void {
    // a move to another place connects it again at once, and the question goes on
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = null;
    });
  }

  attributeChangedCallback(name: string): void {
    if (name === 'src' || name === 'data') this.#forget();
    this.#update();
  }

  adoptedCallback(): void {
    readoptStyles(this);
  }

  formResetCallback(): void {
    this.#forget();
  }

  /** The question; wins over the attribute of the same name. */
  get data(): unknown {
    return this.#data ?? this.#parsed();
  }

  set data(data: unknown) {
    this.#data = data;
    this.#forget();
    this.#update();
  }

  /** Stores recordings; see `Upload`. */
  get onUpload(): Upload | undefined {
    return this.#upload;
  }

  set onUpload(upload: Upload | undefined) {
    this.#upload = upload;
    this.#update();
  }

  /** A brand; see `QuestionOptions`. */
  get appearance(): QuestionOptions['appearance'] {
    return this.#given.appearance;
  }

  set appearance(appearance: QuestionOptions['appearance']) {
    this.#give({ appearance });
  }

  /** The page's own wording; see `QuestionOptions`. */
  get texts(): QuestionOptions['texts'] {
    return this.#given.texts;
  }

  set texts(texts: QuestionOptions['texts']) {
    this.#give({ texts });
  }

  /** Who answers, and what, in the xAPI statements of answers; see `XapiOptions`. */
  get xapi(): QuestionOptions['xapi'] {
    return this.#given.xapi;
  }

  set xapi(xapi: QuestionOptions['xapi']) {
    this.#give({ xapi });
  }

  /** What was answered; null before. */
  get answered(): Graded | null {
    return this.#answered;
  }

  /** Its value in a form: JSON of the answer; empty before. */
  get value(): string {
    if (!this.#answered) return '';
    const { file: _file, ...answered }: Graded = this.#answered;
    return JSON.stringify(answered);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get name(): string | null {
    return this.getAttribute('name');
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  #upgrade(name: Settable): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    (this as Record<typeof name, unknown>)[name] = value;
  }

  #parsed(): unknown {
    const text = this.getAttribute('data');
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  #give(option: Given): void {
    this.#given = { ...this.#given, ...option };
    this.#update();
  }

  #update(): void {
    this.#mounted?.update(this.#options());
    this.#validate();
  }

  #forget(): void {
    this.#answered = null;
    this.#internals.setFormValue(null);
    this.#validate();
  }

  #accept({ xapi: _, ...answered }: Graded & Partial<Pick<Answered, 'xapi'>>): void {
    this.#answered = answered;
    this.#internals.setFormValue(this.value);
    this.#validate();
  }

  #validate(): void {
    const isMissing = this.hasAttribute('required') && !this.#answered;
    const text = missing[this.getAttribute('locale') ?? ''] ?? missing['en'];
    this.#internals.setValidity({ valueMissing: isMissing }, isMissing ? text : '');
  }

  #tell(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  #options(): QuestionOptions & { onEarlier: (answered: Graded) => void } {
    const locale = this.getAttribute('locale');
    const factor = Number(this.getAttribute('time-factor') ?? 1);
    const storage = this.getAttribute('storage');
    return {
      data: this.data,
      src: this.#data === undefined ? (this.getAttribute('src') ?? undefined) : undefined,
      mediaBase: this.getAttribute('media-base') ?? undefined,
      mode: oneOf(practiceModes, this.getAttribute('mode')),
      timeFactor: timeFactors.find((each): each is TimeFactor => each === factor),
      start: oneOf(starts, this.getAttribute('start')),
      locale: locale === null ? undefined : findLanguage(locale),
      theme: oneOf(themes, this.getAttribute('theme')),
      storage: storage === null ? undefined : storage === 'none' ? 'none' : { prefix: storage },
      ...this.#given,
      onUpload: this.#upload,
      onDraft: (draft) => this.#tell('draft', draft),
      onAnswered: (answered) => {
        this.#accept(answered);
        this.#tell('answered', answered);
      },
      onEarlier: (answered) => this.#accept(answered),
      onError: (error: EmbedError) => this.#tell('error', error),
      ...(this.hasAttribute('next') ? { onNext: () => this.#tell('next') } : {}),
    };
  }
}
