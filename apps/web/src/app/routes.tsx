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
const Coming = lazy(() => import('../routes/coming.tsx'));

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
          <Route path={paths.vocabulary} element={<Coming page="vocabulary" />} />
        </Route>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.verify} element={<Verify />} />
        <Route path={paths.passwordReset} element={<PasswordReset />} />
        <Route path={paths.pricing} element={<Coming page="pricing" />} />
        <Route path={paths.paySuccess} element={<Coming page="pricing" />} />
        <Route path={paths.payCancel} element={<Coming page="pricing" />} />
        <Route path={paths.courses} element={<Coming page="courses" />} />
        <Route path={paths.speakingAi} element={<Coming page="speakingAi" />} />
        <Route path={paths.writingAi} element={<Coming page="writingAi" />} />
        <Route path={paths.mockTest} element={<Coming page="mockTest" />} />
        <Route path={paths.blog} element={<Coming page="blog" />} />
        <Route path={paths.blogPost} element={<Coming page="blog" />} />
        <Route path={paths.careers} element={<Coming page="careers" />} />
        <Route path={paths.job} element={<Coming page="careers" />} />
        <Route path={paths.contact} element={<Coming page="contact" />} />
        <Route path={paths.about} element={<Coming page="about" />} />
        <Route path={paths.terms} element={<Coming page="terms" />} />
        <Route path={paths.privacy} element={<Coming page="privacy" />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
