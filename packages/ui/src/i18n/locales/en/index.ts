import type { UiLanguage } from '../../text-source.ts';
import ai from './ai.json';
import articles from './articles.json';
import classes from './classes.json';
import company from './company.json';
import corrections from './corrections.json';
import courses from './courses.json';
import embedded from './embedded.json';
import framing from './framing.json';
import home from './home.json';
import mistakes from './mistakes.json';
import notebook from './notebook.json';
import plan from './plan.json';
import practice from './practice.json';
import pricing from './pricing.json';
import products from './products.json';
import profile from './profile.json';
import reasons from './reasons.json';
import reports from './reports.json';
import schools from './schools.json';
import screens from './screens.json';
import sitting from './sitting.json';
import ui from './ui.json';
import vocabulary from './vocabulary.json';
import voices from './voices.json';

/** English, which is also built into the components. */
export const en: UiLanguage = {
  code: 'en',
  messages: {
    ui,
    practice,
    corrections,
    reasons,
    reports,
    classes,
    schools,
    ai,
    screens,
    vocabulary,
    notebook,
    mistakes,
    plan,
    pricing,
    framing,
    home,
    products,
    courses,
    embedded,
    company,
    articles,
    profile,
    voices,
    sitting,
  },
};
