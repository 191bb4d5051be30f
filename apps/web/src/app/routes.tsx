import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Framed } from './framed.tsx';
import { Guard } from './guard.tsx';
import { paths } from './paths.ts';

const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(() => load().then(({ Component }) => ({ default: Component })));

const Home = page(() => import('../routes/home.tsx'));
const Login = page(() => import('../routes/login.tsx'));
const Register = page(() => import('../routes/register.tsx'));
const Verify = page(() => import('../routes/verify.tsx'));
const PasswordReset = page(() => import('../routes/password-reset.tsx'));
const PracticeBrowser = page(() => import('../routes/practice/browser.tsx'));
const Question = page(() => import('../routes/practice/question.tsx'));
const Profile = page(() => import('../routes/profile.tsx'));
const NotFound = page(() => import('../routes/not-found.tsx'));
const Vocabulary = page(() => import('../routes/vocabulary.tsx'));
const Notebook = page(() => import('../routes/notebook/notebook.tsx'));
const Review = page(() => import('../routes/notebook/review.tsx'));
const Preview = page(() => import('../routes/preview.tsx'));
const Pricing = page(() => import('../routes/pricing.tsx'));
const PaySuccess = page(() => import('../routes/pay/success.tsx'));
const PayCancel = page(() => import('../routes/pay/cancel.tsx'));
const Courses = page(() => import('../routes/courses/courses.tsx'));
const Lesson = page(() => import('../routes/courses/lesson.tsx'));
const SpeakingAi = page(() => import('../routes/products/speaking-ai.tsx'));
const WritingAi = page(() => import('../routes/products/writing-ai.tsx'));
const MockTest = page(() => import('../routes/products/mock-test.tsx'));
const Blog = page(() => import('../routes/blog/list.tsx'));
const BlogPost = page(() => import('../routes/blog/post.tsx'));
const Careers = page(() => import('../routes/company/careers.tsx'));
const Job = page(() => import('../routes/company/job.tsx'));
const Contact = page(() => import('../routes/company/contact.tsx'));
const About = page(() => import('../routes/company/about.tsx'));
const Terms = page(() => import('../routes/legal/terms.tsx'));
const Privacy = page(() => import('../routes/legal/privacy.tsx'));
const Refunds = page(() => import('../routes/legal/refunds.tsx'));
const Credits = page(() => import('../routes/legal/credits.tsx'));

/** Every route, each loaded when it is first gone to. A question fills the room: it has no frame. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route path={paths.question} element={<Question />} />
      </Route>
      <Route element={<Framed />}>
        <Route element={<Guard />}>
          <Route path={paths.practice} element={<PracticeBrowser />} />
          <Route path={paths.profile} element={<Profile />} />
          <Route path={paths.vocabulary} element={<Vocabulary />} />
          <Route path={paths.notebook} element={<Notebook />} />
          <Route path={paths.review} element={<Review />} />
        </Route>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.verify} element={<Verify />} />
        <Route path={paths.passwordReset} element={<PasswordReset />} />
        <Route path={paths.preview} element={<Preview />} />
        <Route path={paths.pricing} element={<Pricing />} />
        <Route path={paths.paySuccess} element={<PaySuccess />} />
        <Route path={paths.payCancel} element={<PayCancel />} />
        <Route path={paths.courses} element={<Courses />} />
        <Route path={paths.lesson} element={<Lesson />} />
        <Route path={paths.speakingAi} element={<SpeakingAi />} />
        <Route path={paths.writingAi} element={<WritingAi />} />
        <Route path={paths.mockTest} element={<MockTest />} />
        <Route path={paths.blog} element={<Blog />} />
        <Route path={paths.blogPost} element={<BlogPost />} />
        <Route path={paths.careers} element={<Careers />} />
        <Route path={paths.job} element={<Job />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.about} element={<About />} />
        <Route path={paths.terms} element={<Terms />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.refunds} element={<Refunds />} />
        <Route path={paths.credits} element={<Credits />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
